/** A picture in shades of gray: one byte per pixel, 0 black to 255 white, rows from the top without padding. */
export interface GrayImage {
  width: number;
  height: number;
  data: Uint8Array;
  /** Pixels per inch of the page as displayed: what turns pixels into points. */
  dpi: number;
}

/** The image as a binary PGM file, which every build of Tesseract reads without a codec. */
export function toPgm(image: GrayImage): Uint8Array {
  const head = Buffer.from(`P5\n${image.width} ${image.height}\n255\n`, 'latin1');
  const file = new Uint8Array(head.length + image.data.length);
  file.set(head);
  file.set(image.data, head.length);
  return file;
}
