/** Numbers chosen for page-size.ts. */
export const PAGE_SIZE = {
  /** Nobody scans text more coarsely. Measured documents do not tell. */
  fewestScanDpi: 100,
  /** How far, as a part, the ratio of a picture's sides may be from a sheet's. An estimate. */
  sameShape: 0.005,
};
