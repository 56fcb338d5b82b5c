//! Solids for 3-D printers: pyramids whose tips, which would be sharp and would not print, are cut off.
//!
//! Attackers are plain. Defenders have a knob, as the guild's have a dot, and the king has five sides and two grooves, as he has two lines. Special
//! men are higher, and grooves near their foot tell their kind: a commander has one, a knight two, a mercenary three, a guard four.

use std::f64::consts::TAU;

use hnefi_rules::{Kind, Piece, Side};

/// A corner in millimetres; the vertical axis points up.
pub(crate) type Corner = [f64; 3];
/// Three corners, counterclockwise as seen from outside.
pub(crate) type Triangle = [Corner; 3];

/// One piece of each kind in a row, one mesh for all. `width` is that of a man's base.
pub(crate) fn one_of_each(kinds: &[Piece], width: f64) -> Vec<Triangle> {
    let pieces = kinds.iter().enumerate();
    pieces.flat_map(|(index, piece)| solid(*piece, width, 2.0 * width * index as f64)).collect()
}

/// The height of a piece, in the unit of `width`.
pub(crate) fn height(piece: Piece, width: f64) -> f64 {
    width
        * match piece {
            Piece::King => 1.4,
            Piece::Special(..) => 1.25,
            Piece::Attacker | Piece::Defender => 1.1,
        }
}

/// The volume of a piece, in the cube of the unit of `width`.
pub(crate) fn volume(piece: Piece, width: f64) -> f64 {
    // Six times the volume between a triangle and the origin.
    let six = |[a, b, c]: Triangle| {
        a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) + a[2] * (b[0] * c[1] - b[1] * c[0])
    };
    solid(piece, width, 0.0).into_iter().map(six).sum::<f64>() / 6.0
}

/// A piece with its axis at `at`. The sides of its base are as long as `width`.
fn solid(piece: Piece, width: f64, at: f64) -> Vec<Triangle> {
    let sides = if piece == Piece::King { 5 } else { 4 };
    let radius = width / 2.0 / (TAU / 2.0 / f64::from(sides)).sin();
    let height = height(piece, width);
    let profile: Vec<(f64, f64)> = profile(piece).into_iter().map(|(share, z)| (share * radius, z * height)).collect();
    lathe(sides, &profile, at)
}

/// At which shares of its height a piece has grooves.
fn grooves(piece: Piece) -> Vec<f64> {
    match piece {
        Piece::Attacker | Piece::Defender => Vec::new(),
        Piece::King => vec![0.4, 0.55],
        Piece::Special(_, kind) => {
            let count = Kind::ALL.iter().take_while(|other| **other != kind).count() + 1;
            [0.12, 0.24, 0.36, 0.48].into_iter().take(count).collect()
        }
    }
}

/// From the foot upwards: shares of the lower radius and of the height.
fn profile(piece: Piece) -> Vec<(f64, f64)> {
    // Where the side of a plain pyramid is at a height.
    let side = |z: f64| (1.0 - 0.6 * z, z);
    let groove = |z: f64| [side(z - 0.04), (side(z).0 - 0.09, z), side(z + 0.04)];
    let mut out = vec![side(0.0)];
    out.extend(grooves(piece).into_iter().flat_map(groove));
    if piece.side() == Side::Defenders && piece != Piece::King {
        out.extend([side(0.85), (0.22, 0.85), (0.2, 1.0)]);
    } else {
        out.push(side(1.0));
    }
    out
}

/// A solid with a regular base: each entry of the profile is the distance of its corners from the axis, and their height.
fn lathe(sides: u32, profile: &[(f64, f64)], at: f64) -> Vec<Triangle> {
    let ring = |(radius, z): (f64, f64)| -> Vec<Corner> {
        let corner = |index: u32| {
            let angle = TAU * (f64::from(index) + 0.5) / f64::from(sides);
            [at + radius * angle.cos(), radius * angle.sin(), z]
        };
        (0..sides).map(corner).collect()
    };
    // Each corner with the next one around the axis.
    let pairs =
        |ring: &[Corner]| -> Vec<(Corner, Corner)> { ring.iter().copied().zip(ring.iter().cycle().skip(1).copied()).collect() };
    let mut triangles = Vec::new();
    for levels in profile.windows(2) {
        let (low, high) = (ring(levels[0]), ring(levels[1]));
        for ((a, b), (c, d)) in pairs(&low).into_iter().zip(pairs(&high)) {
            triangles.extend([[a, b, d], [a, d, c]]);
        }
    }
    if let (Some(lowest), Some(highest)) = (profile.first(), profile.last()) {
        triangles.extend(pairs(&ring(*lowest)).into_iter().map(|(a, b)| [[at, 0.0, lowest.1], b, a]));
        triangles.extend(pairs(&ring(*highest)).into_iter().map(|(a, b)| [[at, 0.0, highest.1], a, b]));
    }
    triangles
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_attacker_is_a_square_frustum() {
        // Height / 3 times the sum of both areas and of their geometric mean.
        let wanted = 16.5 / 3.0 * (225.0 + 36.0 + 90.0);
        assert!((volume(Piece::Attacker, 15.0) - wanted).abs() < 1e-6);
    }

    #[test]
    fn no_two_kinds_are_alike() {
        let kinds: Vec<Piece> = [Piece::Attacker, Piece::Defender, Piece::King]
            .into_iter()
            .chain(Side::BOTH.into_iter().flat_map(|side| Kind::ALL.map(|kind| Piece::Special(side, kind))))
            .collect();
        for (index, kind) in kinds.iter().enumerate() {
            for other in &kinds[..index] {
                assert_ne!(solid(*kind, 15.0, 0.0), solid(*other, 15.0, 0.0), "{kind:?} and {other:?}");
            }
        }
    }
}
