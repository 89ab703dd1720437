/** The machine failed, not the document: a program was killed from outside or could not be started. The document may be read again. */
export class MachineFailed extends Error {
  override readonly name: string = 'MachineFailed';
}

/** The machine's recogniser cannot be started: until somebody mends that, no document whose pages are pictures can be read here. */
export class RecogniserUnavailable extends MachineFailed {
  override readonly name = 'RecogniserUnavailable';
}
