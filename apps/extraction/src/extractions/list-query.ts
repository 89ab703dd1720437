import type { Input, extractionList } from '@gridline/contracts';

/** What a list is asked for. */
export type ListQuery = Input<typeof extractionList> & {
  /** Whether extractions of an earlier release are still to be counted, which is soon after the start of this one. */
  hasUncounted?: boolean;
  /** How the type that is asked for is stored, whatever its letters: where few are of it and very many have the label or reference, those few are looked through. */
  typesAsStored?: readonly string[];
};

/** What a sort goes by, as the index that serves it has it, and the type of its values. */
export const SORTS = {
  created_at: { column: 'created_at', type: 'timestamptz' },
  confidence: { column: 'confidence', type: 'double precision' },
  file_name: { column: 'file_name COLLATE extraction.by_people', type: 'text' },
  doc_type: { column: 'doc_type', type: 'text' },
} as const;

export type ListSort = ListQuery['sort'];

/** Whether it asks for a label, a reference or a part of a name: what matches is likely few, and no count is kept of it. */
export const isNamed = ({ label, reference, fileName }: ListQuery): boolean => (label ?? reference ?? fileName) !== undefined;

/** What its owner marked it with: in an index of its own, and in no order's. */
export const isMarked = ({ label, reference }: ListQuery): boolean => (label ?? reference) !== undefined;

/** The indexes of labels and of references have what one of them has in the order of names. */
export const isInOrderOfMark = (query: ListQuery): boolean => isMarked(query) && query.sort === 'file_name';

/** Whether nothing but what the notes of changes tell is looked for, and a part of a name, a label or a reference is. */
export const isOfNameOrMark = (query: ListQuery): boolean => isNamed(query) && !query.hasUncounted;
