/** Numbers chosen for check-result.ts. */
export const CHECK_RESULT = {
  /** Failed rows that are told one by one; a broken column of a long table would fill the answer with its rows. No measured document comes to it. */
  toldRows: 50,
};
