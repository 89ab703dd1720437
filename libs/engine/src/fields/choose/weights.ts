/** Numbers chosen for assign-fields.ts. */
export const ASSIGN_FIELDS = {
  /** Fewer points than this is no evidence. */
  enough: 0.25,
};

/** Numbers chosen for fields-of-type.ts. */
export const FIELDS_OF_TYPE = {
  /** How strongly a salutation says who a party is: a label says it more strongly. */
  salutation: 0.85,
};
