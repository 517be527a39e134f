//! Line charts (SVG) of a load test, one below the other.

use std::fmt::Write as _;

const WIDTH: f64 = 900.0;
const HEIGHT: f64 = 90.0;
const LEFT: f64 = 130.0;

/// A chart's name, its unit, and its points.
type Line = (&'static str, &'static str, Vec<(f64, f64)>);

pub(crate) fn draw(lines: &[Line]) -> String {
    let (width, height) = (LEFT + WIDTH + 20.0, lines.len() as f64 * (HEIGHT + 20.0) + 20.0);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
    );
    for (index, (name, unit, points)) in lines.iter().enumerate() {
        let foot = (index + 1) as f64 * (HEIGHT + 20.0);
        let end = points.last().map_or(1.0, |(at, _)| *at);
        let most = points.iter().map(|(_, value)| *value).fold(0.0, f64::max);
        let scale = if most > 0.0 { HEIGHT / most } else { 0.0 };
        let mut path = String::new();
        for (at, value) in points {
            let _ = write!(path, "{:.1},{:.1} ", LEFT + at / end * WIDTH, foot - value * scale);
        }
        let _ = writeln!(
            svg,
            "<text x=\"4\" y=\"{:.0}\">{name}</text><text x=\"4\" y=\"{:.0}\">up to {most:.1} {unit}</text>\n\
             <line x1=\"{LEFT}\" y1=\"{foot}\" x2=\"{}\" y2=\"{foot}\" stroke=\"#bbb\"/>\n\
             <polyline points=\"{path}\" fill=\"none\" stroke=\"#06c\" stroke-width=\"1.5\"/>",
            foot - HEIGHT / 2.0,
            foot - HEIGHT / 2.0 + 16.0,
            LEFT + WIDTH,
        );
    }
    svg + "</svg>\n"
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_line_has_its_place() {
        let lines = [("memory", "MiB", vec![(10.0, 2.0), (20.0, 4.0)]), ("tasks", "", Vec::new())];
        let svg = super::draw(&lines);
        assert_eq!(svg.matches("<polyline").count(), 2);
        assert!(svg.contains("580.0,65.0 1030.0,20.0") && svg.contains("up to 4.0 MiB"), "{svg}");
    }
}
