//! The convergence as a chart: one self-contained SVG file, in light and dark.

use std::fmt::Write;

use super::run::{Point, Solved};
use crate::picture::escaped;

const WIDTH: f64 = 760.0;
const HEIGHT: f64 = 460.0;
/// The margins, where the two axes cross and end.
const LEFT: f64 = 84.0;
const RIGHT: f64 = WIDTH - 28.0;
const TOP: f64 = 84.0;
const BOTTOM: f64 = HEIGHT - 64.0;

/// Values below this are only rounding, and zero has no logarithm.
const FLOOR: f64 = 1e-15;

const STYLE: &str = "\
  svg { color-scheme: light dark; --paper: #ffffff; --ink: #1d2530; --soft: #5b6675; --grid: #dfe4ea;
        --line: #0b6bcb; }
  @media (prefers-color-scheme: dark) {
    svg { --paper: #14181e; --ink: #e8ecf1; --soft: #a3aebb; --grid: #2f3742; --line: #5cb0ff; }
  }
  .paper { fill: var(--paper); }
  .grid { stroke: var(--grid); stroke-width: 1; }
  .axis { stroke: var(--soft); stroke-width: 1; }
  .curve { fill: none; stroke: var(--line); stroke-width: 2.5; stroke-linejoin: round; }
  circle { fill: var(--line); }
  text { font: 13px system-ui, 'Segoe UI', Roboto, sans-serif; fill: var(--soft); }
  .title { font-size: 17px; font-weight: 600; fill: var(--ink); }
  .axis-name { fill: var(--ink); }
";

/// A logarithmic scale between two whole powers of ten, or up to a number.
struct Scale {
    /// The logarithms of the ends.
    low: f64,
    high: f64,
    /// The coordinates of the ends.
    from: f64,
    to: f64,
}

impl Scale {
    fn place(&self, number: f64) -> f64 {
        let share = (number.max(FLOOR).log10() - self.low) / (self.high - self.low);
        self.from + share * (self.to - self.from)
    }

    /// The powers of ten on it.
    fn decades(&self) -> impl Iterator<Item = i32> {
        self.low.ceil() as i32..=self.high.floor() as i32
    }
}

/// A chart of NashConv over iterations, both logarithmic.
pub(super) fn svg(title: &str, solved: &Solved) -> String {
    let (across, up) = scales(&solved.points);
    let mut body = String::new();
    // Writing to a string cannot fail.
    let _ = grid(&mut body, &across, &up);
    let _ = curve(&mut body, &across, &up, &solved.points);
    let (title, value, nash_conv) =
        (escaped(title), solved.end.value, format!("{:.2e}", solved.end.nash_conv()));
    let iterations = solved.points.last().map_or(0, |point| point.iterations);
    let (middle, center) = ((LEFT + RIGHT) / 2.0, (TOP + BOTTOM) / 2.0);
    let (name, under) = (HEIGHT - 18.0, BOTTOM);
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}: NashConv over iterations of CFR+">
<style>
{STYLE}</style>
<rect class="paper" width="{WIDTH}" height="{HEIGHT}"/>
<text class="title" x="{LEFT}" y="34">{title}</text>
<text x="{LEFT}" y="58">after {iterations} iterations: value for the first player {value:.6}, NashConv {nash_conv}</text>
{body}<line class="axis" x1="{LEFT}" y1="{under}" x2="{RIGHT}" y2="{under}"/>
<line class="axis" x1="{LEFT}" y1="{TOP}" x2="{LEFT}" y2="{under}"/>
<text class="axis-name" x="{middle}" y="{name}" text-anchor="middle">iterations of CFR+</text>
<text class="axis-name" transform="translate(24 {center}) rotate(-90)" text-anchor="middle">NashConv: what both gain by best responses</text>
</svg>
"#
    )
}

fn scales(points: &[Point]) -> (Scale, Scale) {
    let measured = || points.iter().map(|point| point.evaluation.nash_conv().max(FLOOR).log10());
    let least = measured().fold(f64::INFINITY, f64::min).floor();
    let most = measured().fold(f64::NEG_INFINITY, f64::max).ceil();
    let last = points.iter().map(|point| f64::from(point.iterations)).fold(10.0, f64::max);
    let across = Scale { low: 0.0, high: last.log10(), from: LEFT, to: RIGHT };
    let up = Scale { low: least.min(most - 1.0), high: most, from: BOTTOM, to: TOP };
    (across, up)
}

fn grid(body: &mut String, across: &Scale, up: &Scale) -> std::fmt::Result {
    for decade in across.decades() {
        let (x, label) = (across.place(10.0_f64.powi(decade)), BOTTOM + 22.0);
        writeln!(body, r#"<line class="grid" x1="{x:.1}" y1="{TOP}" x2="{x:.1}" y2="{BOTTOM}"/>"#)?;
        let number = 10_u64.saturating_pow(decade.unsigned_abs());
        writeln!(body, r#"<text x="{x:.1}" y="{label}" text-anchor="middle">{number}</text>"#)?;
    }
    for decade in up.decades() {
        let (y, x) = (up.place(10.0_f64.powi(decade)), LEFT - 10.0);
        writeln!(body, r#"<line class="grid" x1="{LEFT}" y1="{y:.1}" x2="{RIGHT}" y2="{y:.1}"/>"#)?;
        let power = format!(r#"10<tspan dy="-6" font-size="10">{decade}</tspan>"#);
        let label = y + 5.0;
        writeln!(body, r#"<text x="{x}" y="{label:.1}" text-anchor="end">{power}</text>"#)?;
    }
    Ok(())
}

fn curve(body: &mut String, across: &Scale, up: &Scale, points: &[Point]) -> std::fmt::Result {
    let place = |point: &Point| {
        let x = across.place(f64::from(point.iterations));
        (x, up.place(point.evaluation.nash_conv()))
    };
    let path: Vec<String> =
        points.iter().map(place).map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    writeln!(body, r#"<polyline class="curve" points="{}"/>"#, path.join(" "))?;
    for point in points {
        let (x, y) = place(point);
        let (iterations, nash_conv) = (point.iterations, point.evaluation.nash_conv());
        let hint = format!("<title>{iterations}: {nash_conv:.3e}</title>");
        writeln!(body, r#"<circle cx="{x:.1}" cy="{y:.1}" r="3">{hint}</circle>"#)?;
    }
    Ok(())
}
