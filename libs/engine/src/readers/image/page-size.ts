import { PAGE_SIZE } from './weights';

/** Pixels per inch of a picture, where its file or its shape tells; undefined for photos and screenshots, which carry a number that means nothing. */
export function findDpi(width: number, height: number, density: number | undefined): number | undefined {
  const sheet = sheetWidthInch(width, height);
  if (density !== undefined && density >= PAGE_SIZE.fewestScanDpi && !SCREEN_DPI.has(density)) return density;
  return sheet !== undefined && width / sheet >= PAGE_SIZE.fewestScanDpi ? width / sheet : undefined;
}

/** Written by cameras and drawing programs into any picture. */
const SCREEN_DPI = new Set([72, 96]);

/** Width and height in inches of the sheets that invoices are printed on. */
const SHEETS = [
  [8.27, 11.69], // A4
  [8.5, 11], // Letter
  [8.5, 14], // Legal
] as const;

function sheetWidthInch(width: number, height: number): number | undefined {
  const sizes = SHEETS.flatMap(([short, long]) => [
    { wide: short, high: long },
    { wide: long, high: short },
  ]);
  return sizes.find(({ wide, high }) => Math.abs(width / height / (wide / high) - 1) < PAGE_SIZE.sameShape)?.wide;
}
