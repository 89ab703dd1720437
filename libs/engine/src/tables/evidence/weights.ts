/** Numbers chosen for table-evidence.ts; a model fitted with others must be fitted anew. */
export const TABLE_EVIDENCE = {
  /** In font sizes: edges at one place. */
  alignedEm: 0.4,
  /** So many rows tell whether a column is the product of two others, of tables of so many columns at most: bounds the time. */
  mostRows: 30,
  mostColumns: 12,
  /** Fewer amounts make a sum by chance. */
  fewestSummed: 2,
};
