import { usePicture } from './page-access';
import type { Box } from './page-boxes';
import type { Page } from './use-pages';
import { WORDS } from '../words/words';

/** What is shown around the value, in points: some of its line, little of others. */
const BESIDE_PT = 48;
const ABOVE_PT = 7;
/** Pixels for a point; print of 10 points is then as large as a headline. */
const LARGEST_SCALE = 2.4;

/** The picture is the one that is shown beside it, or may be. */
const CROPPED_PX = 1_200;

interface PageCropProps {
  id: string;
  page: Page;
  box: Box;
  /** In pixels. */
  width: number;
}

/** The piece of the page on which a value was read, framed. */
export function PageCrop({ id, page, box, width }: PageCropProps) {
  const { src } = usePicture(id, page.number, CROPPED_PX);
  const { left, top, ...size } = pieceAround(box, page);
  const scale = Math.min(LARGEST_SCALE, width / size.width);
  // In shares of the frame, which may be narrower than asked for.
  const across = (points: number): string => `${(points / size.width) * 100}%`;
  const down = (points: number): string => `${(points / size.height) * 100}%`;
  return (
    <div
      data-testid="crop"
      className="relative max-w-full overflow-hidden rounded bg-white"
      style={{ width: size.width * scale, aspectRatio: size.width / size.height }}
    >
      <img
        src={src}
        alt={WORDS.review.crop}
        draggable={false}
        className="absolute max-w-none"
        style={{ width: across(page.width), height: down(page.height), left: across(-left), top: down(-top) }}
      />
      <span
        aria-hidden="true"
        className="absolute rounded-xs outline-2 outline-offset-2 outline-teal-600"
        style={{
          left: across(box.left - left),
          top: down(box.top - top),
          width: across(box.right - box.left),
          height: down(box.bottom - box.top),
        }}
      />
    </div>
  );
}

/** The piece of a page that a box is shown in, in points. */
function pieceAround(box: Box, page: Page) {
  const left = Math.max(0, box.left - BESIDE_PT);
  const right = Math.min(page.width, box.right + BESIDE_PT);
  const top = Math.max(0, box.top - ABOVE_PT);
  const bottom = Math.min(page.height, box.bottom + ABOVE_PT);
  return { left, top, width: right - left, height: bottom - top };
}
