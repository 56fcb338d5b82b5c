//! Solids for 3-D printers.

use std::f64::consts::TAU;
use std::fmt::Write;

type Corner = [f64; 3];

/// A man and a king side by side, as ASCII STL; `width` is that of the man's base.
///
/// Men are square pyramids and the king is a larger one with five sides, all without their tips, which would be sharp and would not print.
pub(crate) fn men_and_king(width: f64) -> String {
    let man = frustum(4, width / 2.0_f64.sqrt(), 1.1 * width, 0.0);
    let king = frustum(5, 0.85 * width, 1.4 * width, 2.0 * width);
    solid("man", &man) + &solid("king", &king)
}

/// A truncated pyramid: the number of its sides, the distance of its lower corners from the axis, its height, and where the axis stands.
fn frustum(sides: u32, radius: f64, height: f64, at: f64) -> Vec<[Corner; 3]> {
    let ring = |radius: f64, z: f64| -> Vec<Corner> {
        let corner = |index: u32| {
            let angle = TAU * (f64::from(index) + 0.5) / f64::from(sides);
            [at + radius * angle.cos(), radius * angle.sin(), z]
        };
        (0..sides).map(corner).collect()
    };
    let (low, high) = (ring(radius, 0.0), ring(0.4 * radius, height));
    let (foot, top) = ([at, 0.0, 0.0], [at, 0.0, height]);
    let mut triangles = Vec::new();
    for index in 0..low.len() {
        let next = (index + 1) % low.len();
        // Counterclockwise as seen from outside.
        triangles.push([foot, low[next], low[index]]);
        triangles.push([top, high[index], high[next]]);
        triangles.push([low[index], low[next], high[next]]);
        triangles.push([low[index], high[next], high[index]]);
    }
    triangles
}

fn solid(name: &str, triangles: &[[Corner; 3]]) -> String {
    let mut out = format!("solid {name}\n");
    for [a, b, c] in triangles {
        let [u, v] = [b, c].map(|corner| [corner[0] - a[0], corner[1] - a[1], corner[2] - a[2]]);
        let normal = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
        let length = normal.iter().map(|part| part * part).sum::<f64>().sqrt();
        let [x, y, z] = normal.map(|part| part / length);
        // Writing to a string cannot fail.
        let _ = writeln!(out, "facet normal {x:.5} {y:.5} {z:.5}\nouter loop");
        for [x, y, z] in [a, b, c] {
            let _ = writeln!(out, "vertex {x:.4} {y:.4} {z:.4}");
        }
        out += "endloop\nendfacet\n";
    }
    out + "endsolid " + name + "\n"
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    /// In a closed surface whose triangles all look outwards, every edge is passed once in each direction.
    #[test]
    fn solids_are_closed_and_look_outwards() {
        let text = men_and_king(15.0);
        let corners: Vec<&str> = text.lines().filter(|line| line.starts_with("vertex")).collect();
        assert_eq!(corners.len(), 3 * (16 + 20));
        let mut edges: HashMap<(&str, &str), usize> = HashMap::new();
        for triangle in corners.chunks(3) {
            for (from, to) in [(0, 1), (1, 2), (2, 0)] {
                *edges.entry((triangle[from], triangle[to])).or_default() += 1;
            }
        }
        for ((from, to), count) in &edges {
            assert_eq!((*count, edges.get(&(*to, *from))), (1, Some(&1)), "{from} to {to}");
        }
        let volume: f64 = frustum(4, 15.0 / 2.0_f64.sqrt(), 16.5, 0.0)
            .iter()
            .map(|[a, b, c]| {
                (a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) + a[2] * (b[0] * c[1] - b[1] * c[0]))
                    / 6.0
            })
            .sum();
        // Of a square frustum: height / 3 times the sum of both areas and of their geometric mean.
        assert!((volume - 16.5 / 3.0 * (225.0 + 36.0 + 90.0)).abs() < 1e-6, "{volume}");
    }
}
