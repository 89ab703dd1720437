/** Numbers chosen for item-parts.ts. */
export const ITEM_PARTS = {
  /** A sign for "times" that recognition did not know is no longer. Measured documents do not tell. */
  misreadSign: 3,
};

/** Numbers chosen for nested-items.ts. */
export const NESTED_ITEMS = {
  /** Items whose parts stand indented under them start at one edge, parts at least this many points further in. Measured documents do not tell. */
  indentPt: 4,
  /** One item alone with its parts is as often the summary of a bill. Measured: a smaller one loses right values. */
  fewest: 2,
};

/** Numbers chosen for priced-lines.ts. */
export const PRICED_LINES = {
  mostBehind: 2,
  /** Labels of so many columns make a line the header of the list. Measured: another one changes answers, not how many are right. */
  labels: 2,
};

/** Numbers chosen for unlabelled-items.ts. */
export const UNLABELLED_ITEMS = {
  /** Sums looked at from the top of a page; a list stands above the first or second. Measured: another one changes answers, not how many are right. */
  mostSums: 8,
  /** Lines of one list follow one another within this part of their height. Measured documents do not tell. */
  listGap: 2.5,
  /** Right edges of one column of amounts differ by less than this part of a line's height. Measured documents do not tell. */
  columnSlack: 1.5,
  /** Counts and the last item's text stand between a list and its sum, no more lines than this. Measured documents do not tell. */
  mostBetween: 8,
};
