// The only file that knows Arrow.
#include "core/base/error.h"
#include "core/text/data_files.h"
#include "core/text/utf8.h"

#if NIBBLE_HAVE_PARQUET

#include <arrow/api.h>
#include <arrow/io/file.h>
#include <parquet/arrow/reader.h>

namespace nibble {

namespace {

template <typename ArrayType>
auto value_of(const arrow::Array& array, std::int64_t i) {
    return static_cast<const ArrayType&>(array).Value(i);
}

template <typename ArrayType>
std::string text_of(const arrow::Array& array, std::int64_t i) {
    return replace_invalid_utf8(static_cast<const ArrayType&>(array).GetView(i));
}

OrderedJson to_json(const arrow::Array& array, std::int64_t i);

template <typename ArrayType>
OrderedJson list_of(const arrow::Array& array, std::int64_t i) {
    const auto values = static_cast<const ArrayType&>(array).value_slice(i);
    OrderedJson list = OrderedJson::array();
    for (std::int64_t k = 0; k < values->length(); ++k) list.push_back(to_json(*values, k));
    return list;
}

OrderedJson object_of(const arrow::Array& array, std::int64_t i) {
    const auto& fields = static_cast<const arrow::StructArray&>(array);
    OrderedJson object = OrderedJson::object();
    for (int k = 0; k < fields.num_fields(); ++k)
        object[fields.struct_type()->field(k)->name()] = to_json(*fields.field(k), i);
    return object;
}

OrderedJson to_json(const arrow::Array& array, std::int64_t i) {
    if (array.IsNull(i)) return nullptr;
    switch (array.type_id()) {
        case arrow::Type::BOOL:
            return value_of<arrow::BooleanArray>(array, i);
        case arrow::Type::INT8:
            return value_of<arrow::Int8Array>(array, i);
        case arrow::Type::INT16:
            return value_of<arrow::Int16Array>(array, i);
        case arrow::Type::INT32:
            return value_of<arrow::Int32Array>(array, i);
        case arrow::Type::INT64:
            return value_of<arrow::Int64Array>(array, i);
        case arrow::Type::UINT8:
            return value_of<arrow::UInt8Array>(array, i);
        case arrow::Type::UINT16:
            return value_of<arrow::UInt16Array>(array, i);
        case arrow::Type::UINT32:
            return value_of<arrow::UInt32Array>(array, i);
        case arrow::Type::UINT64:
            return value_of<arrow::UInt64Array>(array, i);
        case arrow::Type::FLOAT:
            return value_of<arrow::FloatArray>(array, i);
        case arrow::Type::DOUBLE:
            return value_of<arrow::DoubleArray>(array, i);
        case arrow::Type::STRING:
            return text_of<arrow::StringArray>(array, i);
        case arrow::Type::LARGE_STRING:
            return text_of<arrow::LargeStringArray>(array, i);
        case arrow::Type::STRING_VIEW:
            return text_of<arrow::StringViewArray>(array, i);
        case arrow::Type::BINARY:
            return text_of<arrow::BinaryArray>(array, i);
        case arrow::Type::LARGE_BINARY:
            return text_of<arrow::LargeBinaryArray>(array, i);
        case arrow::Type::LIST:
            return list_of<arrow::ListArray>(array, i);
        case arrow::Type::LARGE_LIST:
            return list_of<arrow::LargeListArray>(array, i);
        case arrow::Type::FIXED_SIZE_LIST:
            return list_of<arrow::FixedSizeListArray>(array, i);
        case arrow::Type::STRUCT:
            return object_of(array, i);
        case arrow::Type::DICTIONARY: {
            const auto& coded = static_cast<const arrow::DictionaryArray&>(array);
            return to_json(*coded.dictionary(), coded.GetValueIndex(i));
        }
        default: {  // dates and such: nothing here computes with them
            const auto scalar = array.GetScalar(i);
            return scalar.ok() ? OrderedJson(replace_invalid_utf8((*scalar)->ToString())) : OrderedJson();
        }
    }
}

template <typename T>
T value_or_fail(arrow::Result<T> result, const std::filesystem::path& path) {
    if (!result.ok()) fail("{}: {}", path.string(), result.status().message());
    return std::move(result).ValueUnsafe();
}

}  // namespace

void read_parquet(const std::filesystem::path& path, const RowCallbacks& callbacks) {
    const auto file = value_or_fail(arrow::io::ReadableFile::Open(path.string()), path);
    const auto reader = value_or_fail(parquet::arrow::OpenFile(file, arrow::default_memory_pool()), path);
    const auto batches = value_or_fail(reader->GetRecordBatchReader(), path);
    std::int64_t number = 0;
    while (const auto batch = value_or_fail(batches->Next(), path)) {
        for (std::int64_t i = 0; i < batch->num_rows(); ++i) {
            OrderedJson row = OrderedJson::object();
            for (int column = 0; column < batch->num_columns(); ++column)
                row[batch->column_name(column)] = to_json(*batch->column(column), i);
            if (!callbacks.row(++number, std::move(row))) return;
        }
    }
}

}  // namespace nibble

#else

namespace nibble {

void read_parquet(const std::filesystem::path& path, const RowCallbacks&) {
    fail(
        "{} is Parquet, which this build cannot read: install pyarrow into the virtual environment (pip "
        "install pyarrow) "
        "and build again, or convert the file to JSON Lines",
        path.string());
}

}  // namespace nibble

#endif
