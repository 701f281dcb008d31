// Tools in a prompt: JSON schemas written as TypeScript types, the way openai-harmony writes them.
#pragma once
#include <string>
#include <vector>

#include "core/text/harmony.h"

namespace nibble {

/// The "# Tools" section. @throws Error naming a tool whose parameters are not JSON.
std::string render_tools(const std::vector<ToolNamespace>& namespaces);

}  // namespace nibble
