//! CPU dispatch: the same safe code compiled for three x86-64 levels, chosen at run time.

#[cfg(target_arch = "x86_64")]
use std::sync::LazyLock;

/// An x86-64 level.
#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy, PartialEq, Eq)]
enum Width {
    /// The baseline.
    Every,
    /// 256-bit registers and instructions for bits (x86-64-v3).
    V3,
    /// 512-bit registers, masks, and bits counted in every word of one at once (x86-64-v4 and what came with the generation after the first,
    /// in which their use no longer slows everything else down).
    V4,
}

/// The highest level of this machine.
#[cfg(target_arch = "x86_64")]
static BEST: LazyLock<Width> = LazyLock::new(|| {
    if !has_v3() {
        Width::Every
    } else if !has_v4() {
        Width::V3
    } else {
        Width::V4
    }
});

#[cfg(target_arch = "x86_64")]
fn has_v3() -> bool {
    is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("lzcnt")
        && is_x86_feature_detected!("popcnt")
}

#[cfg(target_arch = "x86_64")]
fn has_v4() -> bool {
    is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512bw")
        && is_x86_feature_detected!("avx512cd")
        && is_x86_feature_detected!("avx512dq")
        && is_x86_feature_detected!("avx512vl")
        && is_x86_feature_detected!("avx512bitalg")
        && is_x86_feature_detected!("avx512vpopcntdq")
}

/// Runs a closure compiled for the highest level of this machine. Everything that it calls must be `#[inline(always)]`; otherwise that part
/// falls back to the baseline build.
#[inline(always)]
pub(crate) fn dispatch_simd<T>(run: impl FnOnce() -> T) -> T {
    #[cfg(target_arch = "x86_64")]
    match *BEST {
        Width::Every => run(),
        // SAFETY: the machine has been found to have every feature that the function is compiled for.
        #[expect(unsafe_code, reason = "the call from code for every machine into code for those with more")]
        Width::V3 => unsafe { v3(run) },
        // SAFETY: likewise.
        #[expect(unsafe_code, reason = "the call from code for every machine into code for those with most")]
        Width::V4 => unsafe { v4(run) },
    }
    #[cfg(not(target_arch = "x86_64"))]
    run()
}

/// The results of a closure compiled for each level that this machine has.
#[cfg(test)]
pub(crate) fn on_every_simd_level<T>(run: impl Fn() -> T) -> Vec<T> {
    let mut found = vec![run()];
    #[cfg(target_arch = "x86_64")]
    {
        // SAFETY: asked for in the same line, here and below.
        #[expect(unsafe_code, reason = "the call from code for every machine into code for those with more")]
        found.extend(has_v3().then(|| unsafe { v3(&run) }));
        #[expect(unsafe_code, reason = "the call from code for every machine into code for those with most")]
        found.extend((*BEST == Width::V4).then(|| unsafe { v4(&run) }));
    }
    found
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn v3<T>(run: impl FnOnce() -> T) -> T {
    run()
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512bw,avx512cd,avx512dq,avx512vl,avx512bitalg,avx512vpopcntdq")]
fn v4<T>(run: impl FnOnce() -> T) -> T {
    run()
}
