/** Points of a pixel: 72 to 96. */
const POINT = 0.75;
/** Text that comes closer to the sheet's lower edge than this many pixels may run off it. */
const MARGIN_PX = 12;

/** Runs in the browser: each line of each marked text with its box, a list a page; null for a page that is too full. */
export const READ_MARKS = `[...document.querySelectorAll('.sheet')].map((sheet) => {
  const origin = sheet.getBoundingClientRect();
  if (sheet.querySelector('.paper').getBoundingClientRect().bottom > origin.bottom - ${MARGIN_PX}) return null;
  const points = (rect) => [rect.left - origin.left, rect.top - origin.top, rect.right - origin.left, rect.bottom - origin.top].map((x) => Math.round(x * ${POINT} * 100) / 100);
  return [...sheet.querySelectorAll('[data-m]')].flatMap((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { m, table, row, column, key } = element.dataset;
    const place = Object.fromEntries(Object.entries({ table, row, column }).filter(([, at]) => at !== undefined).map(([name, at]) => [name, Number(at)]));
    return [...range.getClientRects()]
      .filter((rect) => rect.width > 0.5)
      .map((rect) => ({ role: m, ...place, ...(key !== undefined && { key }), text: element.textContent, box: points(rect) }));
  });
})`;
