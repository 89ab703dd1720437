/** Widths of Helvetica's characters in thousandths of the font's size (Adobe's metrics of the standard 14 fonts), for those that differ from 556. */
export const HELVETICA_WIDTHS: Record<string, number> = {
  ' ': 278, '\u00a0': 278, '.': 278, ',': 278, ':': 278, ';': 278, '!': 278, '/': 278, "'": 191, '-': 333, '(': 333, ')': 333, '%': 889, '°': 400,
  i: 222, j: 222, l: 222, f: 278, t: 278, r: 333, c: 500, k: 500, s: 500, v: 500, x: 500, y: 500, z: 500, m: 833, w: 722, ç: 500, í: 278,
  A: 667, B: 667, C: 722, D: 722, E: 667, F: 611, G: 778, H: 722, I: 278, J: 500, K: 667, M: 833, N: 722, O: 778, P: 667, Q: 778, R: 722,
  S: 667, T: 611, U: 722, V: 667, W: 944, X: 667, Y: 667, Z: 611, É: 667, º: 365,
}; // prettier-ignore
