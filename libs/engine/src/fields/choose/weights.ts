/** Numbers chosen for assign-fields.ts. */
export const ASSIGN_FIELDS = {
  /** Fewer points than this is no evidence. */
  enough: 0.25,
};
