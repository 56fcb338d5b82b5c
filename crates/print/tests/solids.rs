//! The solids as a slicer reads them.

use std::collections::HashMap;

use hnefi_diagram::BoardStyle;
use hnefi_print::{Length, PieceForm, PiecesPrint, piece_counts};
use hnefi_rulesets::Ruleset;

type Vector = [f32; 3];

/// The normal and the corners of every triangle of a binary STL file.
fn triangles(stl: &[u8]) -> Vec<[Vector; 4]> {
    assert!(!stl.starts_with(b"solid"), "that would be text");
    let (count, rest) = stl[80..].split_first_chunk::<4>().expect("the number of triangles");
    let all: Vec<[Vector; 4]> = rest
        .chunks_exact(50)
        .map(|triangle| {
            let number = |index: usize| f32::from_le_bytes(triangle[4 * index..4 * index + 4].try_into().expect("four bytes"));
            std::array::from_fn(|corner| std::array::from_fn(|axis| number(3 * corner + axis)))
        })
        .collect();
    assert_eq!((all.len(), 50 * all.len()), (u32::from_le_bytes(*count) as usize, rest.len()));
    all
}

fn bits(corner: Vector) -> [u32; 3] {
    corner.map(f32::to_bits)
}

fn minus(a: Vector, b: Vector) -> Vector {
    std::array::from_fn(|axis| a[axis] - b[axis])
}

fn cross(u: Vector, v: Vector) -> Vector {
    [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]
}

fn dot(u: Vector, v: Vector) -> f32 {
    u.into_iter().zip(v).map(|(u, v)| u * v).sum()
}

#[test]
fn every_solid_is_closed_and_looks_outwards() {
    let court = Ruleset::from_toml(include_str!("court-13.toml")).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    for rules in [Ruleset::named("brandubh-cyningstan").expect("built in"), court] {
        let print =
            PiecesPrint::new(&rules, Length::from_millimetres(15.0), PieceForm::Discs, BoardStyle::Plain).expect("in range");
        let triangles = triangles(&print.stl());
        let mut edges: HashMap<([u32; 3], [u32; 3]), usize> = HashMap::new();
        let mut volumes: HashMap<i32, f32> = HashMap::new();
        for [normal, a, b, c] in &triangles {
            let across = cross(minus(*b, *a), minus(*c, *a));
            assert!((dot(*normal, *normal) - 1.0).abs() < 1e-5 && dot(*normal, across) > 0.0, "{normal:?}");
            for (from, to) in [(a, b), (b, c), (c, a)] {
                *edges.entry((bits(*from), bits(*to))).or_default() += 1;
            }
            // Pieces stand 30 mm apart.
            *volumes.entry((a[0] / 30.0).round() as i32).or_default() += dot(*a, cross(*b, *c)) / 6.0;
        }
        // Every edge is shared by two triangles, which pass it in opposite directions.
        for ((from, to), count) in &edges {
            assert_eq!((*count, edges.get(&(*to, *from))), (1, Some(&1)), "{from:?} to {to:?}");
        }
        // A volume is positive where its surface looks outwards.
        assert_eq!(volumes.len(), piece_counts(&rules).len());
        assert!(volumes.values().all(|volume| *volume > 1000.0), "{volumes:?}");
    }
}
