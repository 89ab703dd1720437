/** Lines that are looked at: what a file is shows at its start. */
const LINES = 400;

/** The first lines of a text that say something: neither blank nor comments, as its kind of file has those. */
export const firstLines = (text: string, comment: RegExp): string[] =>
  text.split(/\r\n?|\n/, LINES).filter((line) => line.trim() !== '' && !comment.test(line));
