/**
 * An answer as its own JSON text, piece by piece: what is large is made, stored and passed on without ever being whole in a process. Whoever
 * asked gets the value that it says, or the text itself.
 */
export class JsonText {
  constructor(readonly pieces: AsyncIterable<string>) {}
}
