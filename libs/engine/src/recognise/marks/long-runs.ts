/** Lines of a map: so many, `pitch` places apart, each of `length` places that are `step` apart. */
interface Lines {
  lines: number;
  pitch: number;
  length: number;
  step: number;
}

/** The ink in unbroken runs of at least `shortest` along the lines. */
export function longRuns(ink: Uint8Array, { lines, pitch, length, step }: Lines, shortest: number): Uint8Array {
  const kept = new Uint8Array(ink.length);
  for (let line = 0; line < lines; line++) {
    let from = 0;
    for (let i = 0; i <= length; i++) {
      if (i < length && ink[line * pitch + i * step] === 1) continue;
      if (i - from >= shortest) for (let j = from; j < i; j++) kept[line * pitch + j * step] = 1;
      from = i + 1;
    }
  }
  return kept;
}
