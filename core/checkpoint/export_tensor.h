// Where an export takes its weights from, and how one of them gets the form of a layout.
#pragma once
#include <functional>
#include <optional>

#include "core/checkpoint/checkpoint.h"

namespace nibble {

/// One tensor in the engine's shape: its values, or (expert weights only) its packed bytes.
struct ExportTensor {
    const void* values = nullptr;
    kernels::ScalarType type = kernels::ScalarType::float32;
    std::optional<PackedView> packed;
};
/// Asked for one tensor after another, each twice: for writing and for comparing. What it returns is used
/// before the next call.
using ExportSource = std::function<ExportTensor(const TensorSpec&)>;

/// A checkpoint's own weights: packed where they are kept packed, else BF16.
ExportSource export_source(const Checkpoint& checkpoint);

/// An expert weight in a 4-bit format: the source's own bytes where they are of that format, else its values
/// encoded.
class PackedWeight {
  public:
    /// @throws Error naming the tensor and the first value that is NaN or infinite; the number of block
    /// scales that are NaN; the number of blocks that from_mxfp4 cannot hold without loss
    PackedWeight(const TensorSpec& spec, const ExportTensor& tensor, const kernels::QuantFormat& format);

    const PackedView& view() const { return view_; }

  private:
    PackedBytes bytes_;
    PackedView view_;
};

/// "[3, 5, 7]": the index of a value in a row-major tensor.
std::string index_text(std::int64_t place, const std::vector<std::int64_t>& shape);

/// The values of a tensor as `to`; of another type or packed ones are converted into `buffer`.
/// @throws Error naming the tensor and the first value that is NaN or infinite
const void* export_values(const TensorSpec& spec, const ExportTensor& tensor, kernels::ScalarType to,
                          std::vector<std::byte>& buffer);

}  // namespace nibble
