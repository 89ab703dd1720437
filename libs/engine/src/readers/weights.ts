/** Numbers chosen for upright-pages.ts. */
export const UPRIGHT_PAGES = {
  /** A page is turned when so much of its text runs one other way: a sideways table on an upright page never holds it all. An estimate. */
  mostOfText: 0.8,
};
