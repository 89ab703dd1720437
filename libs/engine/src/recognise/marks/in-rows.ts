import type { PixelBox } from '../image/gray-image';

/** Marks in groups from the left, each of which goes on from the last one of its group. */
export function inRows(marks: readonly PixelBox[], continues: (last: PixelBox, next: PixelBox) => boolean): PixelBox[][] {
  const rows: PixelBox[][] = [];
  for (const mark of [...marks].sort((a, b) => a.left - b.left)) {
    const row = rows.find((each) => continues(each.at(-1)!, mark));
    if (row) row.push(mark);
    else rows.push([mark]);
  }
  return rows;
}
