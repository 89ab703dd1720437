/** Key of everything that is remembered about documents. */
export const DOCUMENTS = ['documents'];

/** Key of what is remembered of the account's usage. */
export const USAGE = ['usage'];
