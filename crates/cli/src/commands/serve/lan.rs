//! Serving a local network: the address to listen on, and how others find it.

use std::io::IsTerminal;
use std::net::IpAddr;

use anyhow::{Context, Result, bail};
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

/// What serving a network means.
const MEANING: &str = "Everyone on this network can open that address, begin games, and play or watch those they have a link to.\n\
    Nothing is encrypted: anyone who can listen to the network can read along, and learn the secrets of the seats.";

/// An address of this machine, and the network interface that has it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Own {
    address: IpAddr,
    interface: String,
}

/// The address to listen on: the one that is asked for, or the only one that this machine has in a private network.
///
/// # Errors
/// This machine does not have that address, has none in a private network, or several.
pub(crate) fn address(asked: Option<IpAddr>) -> Result<IpAddr> {
    let interfaces = if_addrs::get_if_addrs().context("cannot list the network addresses of this machine")?;
    let own: Vec<Own> = interfaces.into_iter().map(|found| Own { address: found.ip(), interface: found.name }).collect();
    chosen(asked, &own)
}

fn chosen(asked: Option<IpAddr>, own: &[Own]) -> Result<IpAddr> {
    let is_private = |address: &IpAddr| matches!(address, IpAddr::V4(address) if address.is_private());
    let private: Vec<&Own> = own.iter().filter(|own| is_private(&own.address)).collect();
    let listed = || private.iter().map(|own| format!("\n  --lan={} ({})", own.address, own.interface)).collect::<String>();
    match (asked, &private[..]) {
        (Some(asked), _) if own.iter().any(|own| own.address == asked) => Ok(asked),
        (Some(asked), []) => bail!("{asked} is no address of this machine, which is in no private network"),
        (Some(asked), _) => bail!("{asked} is no address of this machine; these are:{}", listed()),
        (None, [one]) => Ok(one.address),
        (None, []) => bail!("this machine is in no private network: give the address to listen on, as --lan=ADDRESS"),
        (None, _) => bail!("this machine is in several private networks; choose one:{}", listed()),
    }
}

/// Says on stderr how others reach the server, and what that means.
pub(crate) fn tell(url: &str) {
    // In a log, a picture is in the way.
    if std::io::stderr().is_terminal()
        && let Some(picture) = picture(url)
    {
        eprintln!("\n{}", in_black_on_white(&picture));
    }
    eprintln!("{MEANING}");
}

/// A QR code in half blocks, with the dark parts drawn; `None` if the text is too long for one.
fn picture(text: &str) -> Option<String> {
    let code = QrCode::new(text).ok()?;
    Some(code.render::<Dense1x2>().dark_color(Dense1x2::Dark).light_color(Dense1x2::Light).build())
}

/// A picture on any terminal: whatever its colours are, a camera needs dark on light.
fn in_black_on_white(picture: &str) -> String {
    picture.lines().map(|line| format!("\x1b[38;5;16;48;5;231m{line}\x1b[0m\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(addresses: &[&str]) -> Vec<Own> {
        let one = |(number, address): (usize, &&str)| Own {
            address: address.parse().expect("an address"),
            interface: format!("net{number}"),
        };
        addresses.iter().enumerate().map(one).collect()
    }

    #[test]
    fn the_only_private_network_is_served() {
        let machine = own(&["127.0.0.1", "::1", "203.0.113.5", "192.168.1.7", "fe80::1"]);
        assert_eq!(chosen(None, &machine).expect("one"), machine[3].address);
        assert_eq!(chosen(Some(machine[2].address), &machine).expect("it is asked for"), machine[2].address);
    }

    #[test]
    fn where_the_network_is_not_clear_the_choice_is_listed() {
        let said = |asked: Option<&str>, addresses: &[&str]| {
            let asked = asked.map(|asked| asked.parse().expect("an address"));
            chosen(asked, &own(addresses)).expect_err("it is not clear").to_string()
        };
        let several = said(None, &["127.0.0.1", "192.168.1.7", "10.0.0.2"]);
        assert!(several.ends_with("choose one:\n  --lan=192.168.1.7 (net1)\n  --lan=10.0.0.2 (net2)"), "{several}");
        assert!(said(None, &["127.0.0.1", "203.0.113.5"]).contains("--lan=ADDRESS"));
        assert!(said(Some("10.0.0.3"), &["10.0.0.2"]).ends_with("these are:\n  --lan=10.0.0.2 (net0)"));
        assert!(said(Some("10.0.0.3"), &["127.0.0.1"]).starts_with("10.0.0.3 is no address of this machine"));
    }

    #[test]
    fn a_camera_reads_the_picture() {
        let url = "http://192.168.1.7:1140/";
        let picture = picture(url).expect("a short text");
        // Each character is two dots, one above the other; a dot is five pixels wide.
        let rows: Vec<Vec<char>> = picture.lines().map(|line| line.chars().collect()).collect();
        let is_dark = |x: usize, y: usize| match (rows[y / 2][x], y % 2) {
            ('█', _) | ('▀', 0) | ('▄', 1) => true,
            (' ' | '▀' | '▄', _) => false,
            (other, _) => panic!("`{other}` is no half block"),
        };
        let (width, height) = (rows[0].len() * 5, rows.len() * 10);
        let mut seen =
            rqrr::PreparedImage::prepare_from_greyscale(width, height, |x, y| if is_dark(x / 5, y / 5) { 0 } else { 255 });
        let codes = seen.detect_grids();
        assert_eq!(codes.len(), 1);
        assert_eq!(codes[0].decode().expect("it is whole").1, url);
    }
}
