//! The report of the lab as a chart: one self-contained SVG file, in light and dark.

use std::fmt::Write;

use stammtisch_bots::lab::Report;
use stammtisch_engine::rules::Lang;

use super::Page;
use super::print::{decisive, name, percent, place, say, time};
use crate::picture::escaped;

const WIDTH: f64 = 760.0;
/// The left end of bars, and the furthest right end.
const LEFT: f64 = 230.0;
const RIGHT: f64 = WIDTH - 90.0;
const LINE: f64 = 26.0;

const STYLE: &str = "\
  svg { color-scheme: light dark; --paper: #ffffff; --ink: #1d2530; --soft: #5b6675; --grid: #dfe4ea;
        --first: #0b6bcb; --second: #c2571a; }
  @media (prefers-color-scheme: dark) {
    svg { --paper: #14181e; --ink: #e8ecf1; --soft: #a3aebb; --grid: #2f3742; --first: #5cb0ff;
          --second: #ffa56b; }
  }
  .paper { fill: var(--paper); }
  .fair { stroke: var(--soft); stroke-width: 1; stroke-dasharray: 4 3; }
  .axis { stroke: var(--grid); stroke-width: 1; }
  .p0 { fill: var(--first); } .p1 { fill: var(--second); }
  .range { opacity: 0.35; }
  .ink { fill: var(--ink); }
  .error { stroke: var(--ink); stroke-width: 1.5; }
  text { font: 13px system-ui, 'Segoe UI', Roboto, sans-serif; fill: var(--soft); }
  .title { font-size: 17px; font-weight: 600; fill: var(--ink); }
  .head { font-weight: 600; fill: var(--ink); }
";

/// A drawing, line by line from top to bottom.
struct Sheet {
    body: String,
    y: f64,
}

/// How long deals take, which seats have an advantage, and which cards decide: a part for each question.
pub(super) fn svg(pages: &[Page], lang: Lang) -> String {
    let title = pages.iter().map(|page| name(page, lang)).collect::<Vec<_>>().join(" – ");
    let mut sheet = Sheet { body: String::new(), y: 34.0 };
    sheet.text("title", 24.0, &title);
    sheet.lengths(pages, lang);
    sheet.sides(pages, lang);
    sheet.cards(pages, lang);
    let (height, title) = (sheet.y + 20.0, escaped(&title));
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0}" role="img" aria-label="{title}">
<style>
{STYLE}</style>
<rect class="paper" width="{WIDTH}" height="{height:.0}"/>
{}</svg>
"#,
        sheet.body
    )
}

impl Sheet {
    /// Writing to a string does not fail.
    fn put(&mut self, mark: std::fmt::Arguments<'_>) {
        let _ = self.body.write_fmt(mark);
        self.body.push('\n');
    }

    fn text(&mut self, class: &str, x: f64, text: &str) {
        let (y, text) = (self.y, escaped(text));
        self.put(format_args!(r#"<text class="{class}" x="{x:.0}" y="{y:.0}">{text}</text>"#));
    }

    fn head(&mut self, text: &str) {
        self.y += 1.6 * LINE;
        self.text("head", 24.0, text);
        self.y += LINE;
    }

    /// A label before a bar, and a value after it.
    fn label(&mut self, text: &str, value: &str) {
        let (y, text, value) = (self.y, escaped(text), escaped(value));
        let (before, after) = (LEFT - 12.0, RIGHT + 10.0);
        self.put(format_args!(
            r#"<text x="{before:.0}" y="{y:.0}" text-anchor="end">{text}</text><text x="{after:.0}" y="{y:.0}">{value}</text>"#
        ));
    }

    fn bar(&mut self, class: &str, from: f64, to: f64, height: f64) {
        let (left, width) = (from.min(to), (to - from).abs().max(1.0));
        let top = self.y - 4.0 - height / 2.0;
        self.put(format_args!(
            r#"<rect class="{class}" x="{left:.1}" y="{top:.1}" width="{width:.1}" height="{height:.0}" rx="2"/>"#
        ));
    }

    fn upright(&mut self, class: &str, x: f64, from: f64, to: f64) {
        self.put(format_args!(
            r#"<line class="{class}" x1="{x:.1}" y1="{from:.0}" x2="{x:.1}" y2="{to:.0}"/>"#
        ));
    }

    /// From the 5th to the 95th percentile of the deals' lengths, the middle half darker.
    fn lengths(&mut self, pages: &[Page], lang: Lang) {
        self.head(say(lang, "Wie lange eine Runde dauert", "How long a deal takes"));
        let most = pages.iter().map(|page| page.report.seconds.p95).max().unwrap_or(1).max(1);
        let place = |seconds: u64| LEFT + (RIGHT - LEFT) * seconds as f64 / most as f64;
        for (index, page) in pages.iter().enumerate() {
            let spread = &page.report.seconds;
            self.label(name(page, lang), &time(spread.p50));
            self.bar(&format!("p{index} range"), place(spread.p5), place(spread.p95), 14.0);
            self.bar(&format!("p{index}"), place(spread.p25), place(spread.p75), 14.0);
            let (x, y) = (place(spread.p50), self.y);
            self.upright("error", x, y - 13.0, y + 5.0);
            self.y += LINE;
        }
    }

    fn sides(&mut self, pages: &[Page], lang: Lang) {
        self.head(say(lang, "Wie gut die Plätze sind", "How good the seats are"));
        let shares = |report: &Report| report.sides.shares.len();
        let Some(first) = pages.first().map(|page| &page.report) else { return };
        let all = pages.iter().flat_map(|page| &page.report.sides.shares);
        let most = all.map(|share| share.high).fold(first.sides.fair, f64::max);
        let at = |share: f64| LEFT + (RIGHT - LEFT) * share / most;
        let top = self.y - LINE / 2.0;
        for side in 0..shares(first) {
            for (index, page) in pages.iter().enumerate() {
                let Some(share) = page.report.sides.shares.get(side) else { continue };
                let label = if index == 0 { place(first, side, lang) } else { String::new() };
                self.label(&label, &percent(share.share, lang));
                self.bar(&format!("p{index}"), LEFT, at(share.share), 14.0);
                self.bar("ink", at(share.low), at(share.high), 2.0);
                self.y += LINE * 0.8;
            }
        }
        let (x, bottom) = (at(first.sides.fair), self.y - LINE / 2.0);
        self.upright("fair", x, top, bottom);
    }

    /// Cards that help point to the right, cards that harm to the left.
    fn cards(&mut self, pages: &[Page], lang: Lang) {
        if pages.iter().all(|page| decisive(&page.report).next().is_none()) {
            return;
        }
        let head = say(
            lang,
            "Welche Karte entscheidet: wie oft gewinnt, wer sie auf der ersten Hand hat",
            "Which card decides: how much oftener whoever is dealt it wins",
        );
        self.head(head);
        let gains = pages.iter().flat_map(|page| decisive(&page.report));
        let most = gains.map(|worth| worth.gain.abs()).fold(0.01, f64::max);
        let (middle, half) = ((LEFT + RIGHT) / 2.0, (RIGHT - LEFT) / 2.0);
        let top = self.y - LINE / 2.0;
        for (index, page) in pages.iter().enumerate() {
            for worth in decisive(&page.report) {
                let sign = if worth.gain > 0.0 { "+" } else { "" };
                let value = format!("{sign}{}", percent(worth.gain, lang));
                self.label(lang.pick(&worth.card), &value);
                self.bar(&format!("p{index}"), middle, middle + half * worth.gain / most, 14.0);
                self.y += LINE * 0.8;
            }
        }
        let bottom = self.y - LINE / 2.0;
        self.upright("axis", middle, top, bottom);
    }
}
