//! Words to the machine about memory, which change nothing but speed.

use std::mem::MaybeUninit;

/// What is referred to will soon be read: the machine fetches it while something else is worked out. Reading it would do as well, were it not
/// that everything after waits for it.
#[inline(always)]
pub(crate) fn prefetch<T>(soon: &T) {
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

/// Asks for memory that nothing has been written to yet to be given in large pages. A table that is read all over would otherwise make the
/// machine look up where nearly every entry of it lies.
pub(crate) fn in_large_pages<T>(fresh: &mut [MaybeUninit<T>]) {
    #[cfg(target_os = "linux")]
    {
        use rustix::mm::{Advice, madvise};
        use rustix::param::page_size;
        let start = fresh.as_mut_ptr().cast::<u8>();
        let before = start.align_offset(page_size());
        let whole = size_of_val(fresh).saturating_sub(before) / page_size() * page_size();
        // SAFETY: the pages lie within memory that is the caller's to write to, and the advice does not touch what is in them.
        #[expect(unsafe_code, reason = "there is no safe name for this call, because other advice empties memory")]
        let advised = unsafe { madvise(start.wrapping_add(before).cast(), whole, Advice::LinuxHugepage) };
        // A system without large pages goes on with small ones.
        let _ = advised;
    }
    #[cfg(not(target_os = "linux"))]
    let _ = fresh;
}
