//! The pieces in the style `woodcut`, in the shapes that they have elsewhere.

use hnefi_rules::{Piece, Side};

use super::knife::facets;
use super::outlines::{SIDES, closed};
use crate::hand::Hand;
use crate::ink::Ink;
use crate::pieces::emblem;
use crate::scene::{Group, Shape, Spot};

/// Corners of a disc.
const DISC: u32 = 18;
/// Corners of a lozenge.
const LOZENGE: u32 = 4;

/// A piece with its middle at a spot.
pub(super) fn draw(piece: Piece, at: Spot) -> Group {
    let mut hand = Hand::from_seed(4);
    let mut group = Group { at, ..Group::new("piece") };
    // Black and white in turn, from the edge to the middle.
    let (corners, radii): (u32, &[f64]) = match piece {
        Piece::King => (DISC, &[18.0, 15.8, 13.8]),
        Piece::Attacker => (DISC, &[14.8, 10.6, 8.2, 2.8]),
        Piece::Special(Side::Attackers, _) => (DISC, &[16.5]),
        Piece::Defender => (LOZENGE, &[18.5, 14.0, 7.0]),
        Piece::Special(Side::Defenders, _) => (LOZENGE, &[19.4, 16.2]),
    };
    let inks = [Ink::Line, Ink::Vellum].into_iter().cycle();
    for (radius, ink) in radii.iter().zip(inks) {
        group.add(Shape::path(facets((0.0, 0.0), corners, *radius, &mut hand)).filled(ink));
    }
    match piece {
        Piece::King => {
            let arms = SIDES.map(|(ux, uy)| {
                let spot = |along: f64, aside: f64| (ux * along - uy * aside, uy * along + ux * aside);
                closed(&[spot(1.2, -1.2), spot(11.8, -4.6), spot(10.4, 0.0), spot(11.8, 4.6), spot(1.2, 1.2)])
            });
            group.add(Shape::path(arms.concat()).filled(Ink::Vellum));
        }
        Piece::Special(Side::Attackers, kind) => group.add(Shape::path(emblem(kind)).filled(Ink::Vellum)),
        Piece::Special(Side::Defenders, kind) => group.add(Shape::path(emblem(kind)).filled(Ink::Line)),
        Piece::Attacker | Piece::Defender => {}
    }
    group
}
