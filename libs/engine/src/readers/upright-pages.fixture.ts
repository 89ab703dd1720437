import type { Box } from '../model/box';
import type { Document } from '../model/document';
import type { Page } from '../model/page';

/** Of the page as it is read, in points. */
const [WIDTH, HEIGHT] = [300, 200];

/** A page of two words over a ruling whose text is turned by so many degrees clockwise. */
export function toDocument(rotation: 0 | 90 | 180 | 270): Document {
  const place = (box: Box): Box => turn(box, rotation);
  const word = (text: string, left: number, top: number): Page['words'][number] => ({
    text,
    box: place({ left, top, right: left + 40, bottom: top + 10 }),
    fontSize: 10,
    bold: false,
    readScore: 1,
    ...(rotation === 0 ? {} : { rotation }),
  });
  const line = place({ left: 20, top: 60, right: 250, bottom: 60 });
  const isUpright = line.bottom === line.top;
  const page: Page = {
    number: 1,
    width: rotation % 180 === 0 ? WIDTH : HEIGHT,
    height: rotation % 180 === 0 ? HEIGHT : WIDTH,
    reader: 'pdfium',
    words: [word('Invoice', 20, 30), word('Total', 20, 45)],
    rulings: [
      isUpright
        ? { orientation: 'horizontal', position: line.top, start: line.left, end: line.right, thickness: 1 }
        : { orientation: 'vertical', position: line.left, start: line.top, end: line.bottom, thickness: 1 },
    ],
    fills: [],
    images: [],
  };
  return { format: 'pdf', pages: [page], tables: [], lines: [], fields: [] };
}

/** Clockwise: what is at the left of the page as it is read comes to its top at 90 degrees. */
function turn({ left, top, right, bottom }: Box, rotation: 0 | 90 | 180 | 270): Box {
  if (rotation === 90) return { left: HEIGHT - bottom, top: left, right: HEIGHT - top, bottom: right };
  if (rotation === 180) return { left: WIDTH - right, top: HEIGHT - bottom, right: WIDTH - left, bottom: HEIGHT - top };
  if (rotation === 270) return { left: top, top: WIDTH - right, right: bottom, bottom: WIDTH - left };
  return { left, top, right, bottom };
}
