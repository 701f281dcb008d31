#include "core/model/torch.h"

#include "core/model/rms_norm.h"

namespace nibble {

at::Tensor rms_norm(const at::Tensor& x, const at::Tensor& weight, double eps) {
    const at::Tensor f = x.to(at::kFloat);
    const at::Tensor rstd = (f.square().mean(-1, true) + eps).rsqrt();
    return (f * rstd * weight.to(at::kFloat)).to(x.scalar_type());
}

}  // namespace nibble
