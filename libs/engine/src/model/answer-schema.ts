/** What a value is to be: text as printed, a date as ISO 8601, a number or whole number as a plain decimal. */
export type ValueKind = 'text' | 'date' | 'decimal' | 'integer';

/** One value that a caller asks for. */
export interface SchemaProperty {
  kind: ValueKind;
  title?: string;
  description?: string;
  /** The only values that it may have. */
  choices?: readonly string[];
}

/** The form in which a caller wants the answer: fields by name, and the columns of the one table where there is to be one. */
export interface AnswerSchema {
  fields: Readonly<Record<string, SchemaProperty>>;
  columns?: Readonly<Record<string, SchemaProperty>>;
}
