//! Whatever another program says, in the protocol of OpenTafl or of the Tablut Challenge, is read or refused; what is read prints as itself.
#![no_main]

use hnefi_records::challenge::State;
use hnefi_records::opentafl::protocol::{ToEngine, ToHost};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(said) = text.parse::<ToEngine>() {
        assert_eq!(said.to_string().parse(), Ok(said));
    }
    if let Ok(said) = text.parse::<ToHost>() {
        let _: ToHost = said.to_string().parse().expect("own text");
    }
    let _ = text.parse::<State>();
});
