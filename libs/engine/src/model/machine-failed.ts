/** The machine failed, not the document: a program was killed from outside or could not be started. The document may be read again. */
export class MachineFailed extends Error {
  override readonly name = 'MachineFailed';
}
