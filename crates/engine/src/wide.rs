//! The same safe code compiled twice: for every machine of the family, and for those with 256-bit registers and bit instructions
//! (x86-64-v3), chosen when the program runs. And a word to the machine about memory that will soon be read.

/// Runs a function of this crate with what the machine has. Everything in it must be inlined, or it is compiled for every machine all the
/// same: which it does no harm to forget.
#[inline(always)]
pub(crate) fn with_all_it_has<T>(run: impl FnOnce() -> T) -> T {
    #[cfg(target_arch = "x86_64")]
    if has_v3() {
        // SAFETY: the machine has just been found to have every feature that the function is compiled for.
        #[expect(unsafe_code, reason = "the one call from code for every machine into code for those with more")]
        return unsafe { v3(run) };
    }
    run()
}

#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn has_v3() -> bool {
    is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("lzcnt")
        && is_x86_feature_detected!("popcnt")
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn v3<T>(run: impl FnOnce() -> T) -> T {
    run()
}

/// What is referred to will soon be read: the machine fetches it while something else is worked out. Reading it would do as well, were it not
/// that everything after waits for it.
#[inline(always)]
pub(crate) fn fetch_early<T>(soon: &T) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: the instruction is part of every machine of the family, reads nothing and changes nothing; a reference is a valid address.
        #[expect(unsafe_code, reason = "there is no safe name for this instruction, which has no effect but speed")]
        unsafe {
            _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(soon).cast());
        }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = soon;
}
