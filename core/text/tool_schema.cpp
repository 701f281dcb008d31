#include "core/text/tool_schema.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/base/json.h"

namespace nibble {

namespace {

using Schema = nlohmann::ordered_json;  // properties are written in the order of the file

std::string type_of(const Schema& schema, const std::string& indent);

const std::string* text_at(const Schema& schema, const char* key) {
    const auto found = schema.find(key);
    return found != schema.end() ? found->get_ptr<const std::string*>() : nullptr;
}

const Schema* list_at(const Schema& schema, const char* key) {
    const auto found = schema.find(key);
    return found != schema.end() && found->is_array() ? &*found : nullptr;
}

std::string join(const std::vector<std::string>& parts, const char* separator) {
    std::string out;
    for (std::size_t i = 0; i < parts.size(); ++i) out += (i ? separator : "") + parts[i];
    return out;
}

// "default: ..." or nothing. As a property, an enum's text stands without quotes.
enum class Place { property, variant };
std::string default_of(const Schema& schema, Place place) {
    const auto found = schema.find("default");
    if (found == schema.end()) return {};
    if (!found->is_string()) return "default: " + found->dump();
    const Schema* values = list_at(schema, "enum");
    const char* quote = place == Place::property && values && !values->empty() ? "" : "\"";
    return "default: " + (quote + found->get<std::string>()) + quote;
}

std::string nullable_type(const Schema& schema, const std::string& indent) {
    std::string type = type_of(schema, indent);
    const auto nullable = schema.find("nullable");
    if (nullable != schema.end() && *nullable == true && type.find("null") == type.npos) type += " | null";
    return type;
}

std::string trailing_comment(const std::string* description, const std::string& value) {
    std::vector<std::string> parts;
    if (description) parts.push_back(*description);
    if (!value.empty()) parts.push_back(value);
    return parts.empty() ? "" : " // " + join(parts, " ");
}

// A type that is one of several, each on a line of its own.
std::string union_of(const Schema& variants, const std::string& indent) {
    std::string out;
    for (const Schema& variant : variants)
        out += "\n" + indent + " | " + nullable_type(variant, indent + "   ") +
               trailing_comment(text_at(variant, "description"), default_of(variant, Place::variant));
    return out;
}

std::string union_property(const Schema& property, const Schema& variants, const std::string& name,
                           const std::string& indent) {
    const std::string* description = text_at(property, "description");
    const std::string* first = variants.empty() ? nullptr : text_at(variants[0], "description");
    const bool above = description && !(first && *first == *description);
    std::string out;
    if (above) out += indent + "// " + *description + "\n";
    if (const std::string value = default_of(property, Place::property); !value.empty())
        out += indent + "// " + value + "\n";
    out += indent + name + ":\n";
    for (const Schema& variant : variants) {
        const std::string* own = text_at(variant, "description");
        const bool said = (&variant == &variants[0] && above) || (own && description && *own == *description);
        out += indent + " | " + nullable_type(variant, indent + "   ") +
               trailing_comment(said ? nullptr : own, default_of(variant, Place::property)) + "\n";
    }
    return out + indent + ",\n";
}

std::string property_of(const Schema& property, const std::string& name, const std::string& indent) {
    const bool is_union = property.contains("oneOf");
    std::string out;
    if (const auto* title = text_at(property, "title"))
        out += indent + "// " + *title + "\n" + indent + "//\n";
    if (const auto* text = text_at(property, "description"); text && !is_union)
        out += indent + "// " + *text + "\n";
    if (const Schema* examples = list_at(property, "examples"); examples && !examples->empty()) {
        out += indent + "// Examples:\n";
        for (const Schema& example : *examples)
            if (example.is_string()) out += indent + "// - \"" + example.get<std::string>() + "\"\n";
    }
    if (const Schema* variants = list_at(property, "oneOf"))
        return out + union_property(property, *variants, name, indent);
    out += indent + name + ": " + nullable_type(property, indent + "    ") + ",";
    return out + trailing_comment(nullptr, is_union ? "" : default_of(property, Place::property)) + "\n";
}

std::string object_of(const Schema& schema, const std::string& indent) {
    std::string out;
    if (const auto* description = text_at(schema, "description")) out += indent + "// " + *description + "\n";
    out += "{\n";
    const auto properties = schema.find("properties");
    if (properties != schema.end() && properties->is_object()) {
        const Schema* required = list_at(schema, "required");
        for (const auto& [name, property] : properties->items()) {
            const bool needed = required && std::ranges::find(*required, Schema(name)) != required->end();
            out += property_of(property, needed ? name : name + "?", indent);
        }
    }
    return out + indent + "}";
}

std::string simple_type(const std::string& type) {
    return type == "integer" ? "number" : type;
}

std::string string_type(const Schema& schema) {
    std::vector<std::string> values;
    if (const Schema* list = list_at(schema, "enum"))
        for (const Schema& value : *list)
            if (value.is_string()) values.push_back("\"" + value.get<std::string>() + "\"");
    return values.empty() ? "string" : join(values, " | ");
}

std::string type_of(const Schema& schema, const std::string& indent) {
    if (const Schema* variants = list_at(schema, "oneOf")) return union_of(*variants, indent);
    if (const Schema* types = list_at(schema, "type")) {
        std::vector<std::string> names;
        for (const Schema& type : *types)
            if (type.is_string()) names.push_back(simple_type(type.get<std::string>()));
        if (!names.empty()) return join(names, " | ");
    }
    const std::string* type = text_at(schema, "type");
    if (!type) return "any";
    if (*type == "object") return object_of(schema, indent);
    if (*type == "string") return string_type(schema);
    if (*type == "array") {
        const auto items = schema.find("items");
        return items != schema.end() ? type_of(*items, indent) + "[]" : "Array<any>";
    }
    return *type == "number" || *type == "integer" || *type == "boolean" ? simple_type(*type) : "any";
}

std::vector<std::string> lines_of(const std::string& text, const char* prefix) {
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const bool carriage = end < text.size() && end > begin && text[end - 1] == '\r';
        lines.push_back(prefix + text.substr(begin, end - begin - carriage));
        begin = end + 1;
    }
    return lines;
}

void append(std::vector<std::string>& lines, std::vector<std::string> more) {
    std::ranges::move(more, std::back_inserter(lines));
}

std::string tool_type(const Tool& tool) {
    if (tool.parameters.empty()) return "type " + tool.name + " = () => any;\n";
    const auto schema = parse_json<Schema>(tool.parameters, "the parameters of tool " + tool.name);
    return "type " + tool.name + " = (_: " + type_of(schema, "") + ") => any;\n";
}

std::string render_namespace(const ToolNamespace& space) {
    std::vector<std::string> lines = {"## " + space.name + "\n"};
    append(lines, lines_of(space.description, space.tools.empty() ? "" : "// "));
    if (space.tools.empty()) return join(lines, "\n");
    lines.push_back("namespace " + space.name + " {\n");
    for (const Tool& tool : space.tools) {
        append(lines, lines_of(tool.description, "// "));
        lines.push_back(tool_type(tool));
    }
    lines.push_back("} // namespace " + space.name);
    return join(lines, "\n");
}

}  // namespace

std::string render_tools(const std::vector<ToolNamespace>& namespaces) {
    std::vector<std::string> sections = {"# Tools"};
    for (const ToolNamespace& space : namespaces) sections.push_back(render_namespace(space));
    return join(sections, "\n\n");
}

}  // namespace nibble
