/** Under which prefix of the storage the gateway puts files; what lies there and is in no row of the extraction service is removed by it. */
export const FILES_PREFIX = 'files';

/** The key of an account's file. */
export const fileKey = (accountId: string, fileId: string): string => `${FILES_PREFIX}/${accountId}/${fileId}`;

/** The file that a key is of. */
export const fileIdOf = (storageKey: string): string => storageKey.slice(storageKey.lastIndexOf('/') + 1);
