/** Numbers chosen for decode-text.ts. */
export const DECODE_TEXT = {
  /** Below this the statistical guess is wrong more often than Windows-1252 is (wild CSV suite). */
  sureEnough: 0.8,
  /** Damaged text files of the wild CSV suite hold under one control character in a thousand; packed data holds one in ten. */
  maxControlShare: 0.005,
  /** Of UTF-16 in Latin letters more than this part of the high bytes are zero, and less than that part of the low ones. Estimates. */
  highZeros: 0.6,
  lowZeros: 0.05,
  /** Two high bytes make a letter of UTF-8 by chance now and then; where most high bytes do, the others are the exception. */
  mostStrays: 1,
};

/** Numbers chosen for guess-charset.ts; no measured document comes to them. */
export const GUESS_CHARSET = {
  /** A guess must explain this share of what is not ASCII; the charsets of Latin text share most of their letters. */
  enough: 0.7,
  /** What a letter where none may stand takes from what the others say. */
  misplaced: -3,
  /** Chinese has the bytes of kanji too, and Japanese is never without kana. */
  kanji: 0.75,
  /** Fewer pairs than this happen by chance in text of one byte a character. */
  fewestPairs: 4,
};

/** Numbers chosen for is-build-file.ts; no measured document comes to them. */
export const IS_BUILD_FILE = {
  /** Fewer rules or instructions are an accident. */
  fewest: 2,
  /** Comments, and the rest of a value that goes on, may be anything. */
  fittingShare: 0.9,
};

/** Numbers chosen for is-json.ts; no measured document comes to them. */
export const IS_JSON = {
  /** A longer file is judged by how many members stand at its start. */
  fewestMembers: 10,
};

/** Numbers chosen for is-packed.ts; no measured document comes to them. */
export const IS_PACKED = {
  /** Blocks of a style sheet, and how much of the text they and what stands before them are: a long file is cut inside its last. */
  fewestDeclarations: 2,
  styleShare: 0.9,
  /** Marks of programs among the characters; prose and tables have fewer than 0.03. */
  scriptShare: 0.07,
  /** What no language of people writes; so many of them are no accident. */
  fewestScriptWords: 4,
};

/** Numbers chosen for is-program.ts; no measured document comes to them. */
export const IS_PROGRAM = {
  /**
   * Measured on 1,300 programs and 1,600 texts of a Debian: 97 % of TypeScript, JavaScript, C, Perl and shell, 78 % of Python (the rest is data),
   * and of texts only manuals of programming.
   */
  codeShare: 0.35,
  /** Fewer lines are an accident. */
  fewestLines: 3,
  /** A few lines that only programs have tell one, however long its texts and tables are. */
  tellingShare: 0.03,
};

/** Numbers chosen for is-settings.ts; no measured document comes to them. */
export const IS_SETTINGS = {
  /** Fewer are an accident: receipts and notes have a few lines of the same form. */
  fewestKeys: 4,
  /** A few lines may be the rest of a value that goes on over several. */
  fittingShare: 0.9,
  /** Of the keys: people write labels with capitals and blanks (`Meter number: 4711`), programs do not. */
  programKeysShare: 0.8,
  /** The same of YAML that nests. */
  fewestYamlKeys: 5,
};

/** Numbers chosen for is-sql.ts; no measured document comes to them. */
export const IS_SQL = {
  /** Of a file's characters, comments aside; what is left are the data of `COPY` and commands of a client. */
  sqlShare: 0.6,
};
