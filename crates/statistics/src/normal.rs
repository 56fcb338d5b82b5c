//! The normal distribution.

use std::f64::consts::PI;

use statrs::function::erf::{erf_inv, erfc};

/// How many standard errors on either side of the mean hold 95 % of a normal distribution.
pub(crate) const Z95: f64 = 1.959_963_984_540_054;

/// The probability that a standard normal variable is at most `x`, by its series about 0 (Marsaglia, “Evaluating the normal
/// distribution”, 2004): Φ(x) = ½ + φ(x) (x + x³/3 + x⁵/(3·5) + …).
pub(crate) fn distribution(x: f64) -> f64 {
    // Beyond this the rest is less than 10⁻¹⁵, and the series loses more than that.
    if x.is_nan() || x.abs() > 8.0 {
        return if x > 0.0 { 1.0 } else { 0.0 };
    }
    let mut term = x;
    let mut sum = x;
    let mut odd = 1.0;
    while term.abs() > 1e-17 * sum.abs() {
        odd += 2.0;
        term *= x * x / odd;
        sum += term;
    }
    (0.5 + sum * (-x * x / 2.0).exp() / (2.0 * PI).sqrt()).clamp(0.0, 1.0)
}

/// The logarithm of [`distribution`], also where that is too small to be told from 0: there by the asymptotic series of its tail.
pub(crate) fn ln_distribution(x: f64) -> f64 {
    if x > -5.0 {
        return distribution(x).ln();
    }
    let square = x * x;
    let series = 1.0 - 1.0 / square * (1.0 - 3.0 / square * (1.0 - 5.0 / square * (1.0 - 7.0 / square * (1.0 - 9.0 / square))));
    -square / 2.0 - (-x).ln() - (2.0 * PI).ln() / 2.0 + series.ln()
}

/// How many standard errors on either side of the mean hold the share `confidence` of a normal distribution.
pub(crate) fn both_sides(confidence: f64) -> f64 {
    if confidence == 0.95 { Z95 } else { std::f64::consts::SQRT_2 * erf_inv(confidence) }
}

/// How often a standard normal variable lies as far from 0 as this, or further.
pub(crate) fn beyond(away: f64) -> f64 {
    erfc(away / std::f64::consts::SQRT_2)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `2 * scipy.stats.norm.sf(x)`.
    #[test]
    fn both_tails_are_as_scipy_has_them() {
        for (x, expected) in [(0.0, 1.0), (Z95, 0.05), (6.0, 1.973_175_290_075_396_4e-9)] {
            assert!((beyond(x) / expected - 1.0).abs() < 1e-9, "{x}: {}", beyond(x));
        }
    }

    #[test]
    fn the_distribution_has_the_values_of_the_tables() {
        for (x, expected) in [
            (0.0, 0.5),
            (1.0, 0.841_344_746_068_542_9),
            (-1.0, 0.158_655_253_931_457_1),
            (2.0, 0.977_249_868_051_820_8),
            (Z95, 0.975),
            (-3.0, 0.001_349_898_031_630_094_5),
            (6.0, 0.999_999_999_013_412_4),
        ] {
            assert!((distribution(x) - expected).abs() < 1e-14, "{x}: {}", distribution(x));
        }
        assert_eq!((distribution(f64::INFINITY), distribution(f64::NEG_INFINITY)), (1.0, 0.0));
    }

    /// Python's `log(erfc(-x / sqrt(2)) / 2)`.
    #[test]
    fn the_log_tail_is_right_where_the_tail_underflows() {
        for (x, expected) in [
            (1.0, -0.172_753_779_023_449_9),
            (-4.9, -14.551_182_689_355_31),
            (-6.0, -20.736_768_949_974_703),
            (-10.0, -53.231_285_150_512_46),
            (-30.0, -454.321_243_956_343_1),
        ] {
            assert!((ln_distribution(x) - expected).abs() < 1e-4, "{x}: {}", ln_distribution(x));
        }
    }

    /// `scipy.stats.norm.ppf((1 + confidence) / 2)`.
    #[test]
    fn the_middle_of_the_distribution_is_as_wide_as_scipy_has_it() {
        for (confidence, expected) in [
            (0.5, 0.674_489_750_196_081_7),
            (0.8, 1.281_551_565_544_600_4),
            (0.9, 1.644_853_626_951_472_2),
            (0.95, Z95),
            (0.99, 2.575_829_303_548_900_4),
            (0.999_999, 4.891_638_475_714_78),
        ] {
            assert!((both_sides(confidence) - expected).abs() < 1e-9, "{confidence}: {}", both_sides(confidence));
        }
    }
}
