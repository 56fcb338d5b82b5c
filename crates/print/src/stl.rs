//! Triangles as binary STL.

use crate::solids::Triangle;

/// What a program shows of the file. A binary file must not begin with `solid`, as text does.
const HEADER: &[u8] = b"hnefi: pieces, in millimetres";

/// A header of 80 bytes, the number of triangles, and for each of them its normal, its corners and two bytes that mean nothing.
pub(crate) fn stl(triangles: &[Triangle]) -> Vec<u8> {
    let mut out = HEADER.to_vec();
    out.resize(80, 0);
    // A few hundred at most.
    out.extend(u32::try_from(triangles.len()).unwrap_or(u32::MAX).to_le_bytes());
    for triangle in triangles {
        let numbers = [normal(triangle)].into_iter().chain(*triangle).flatten();
        out.extend(numbers.flat_map(|number| (number as f32).to_le_bytes()));
        out.extend([0; 2]);
    }
    out
}

/// A vector of length 1 that points outwards.
fn normal([a, b, c]: &Triangle) -> [f64; 3] {
    let [u, v] = [b, c].map(|corner| [corner[0] - a[0], corner[1] - a[1], corner[2] - a[2]]);
    let across = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
    let length = across.iter().map(|part| part * part).sum::<f64>().sqrt();
    across.map(|part| part / length)
}
