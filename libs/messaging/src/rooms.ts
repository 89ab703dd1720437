import { DenoBuffer } from 'nats/lib/nats-base-client/denobuffer';
import { Parser } from 'nats/lib/nats-base-client/parser';
import { PART_BYTES } from './packets';

/** A socket is read in pieces of this size; a message that is no larger is seldom in more than two of them. */
const PIECE_BYTES = 64 * 1024;

/** Room for a part and the headers of its message. */
const ROOM_BYTES = PART_BYTES + 4 * 1024;

/** Rooms that are kept for the next parts: those of as many answers that come at once. */
const KEPT_ROOMS = 8;

const kept: ArrayBuffer[] = [];

/**
 * Lets a part's memory be used for the next one, once nobody reads it any more. What a heap is asked for outside of itself has it collected: a
 * page of 18.8 MB six times, which was half of the gateway's CPU for it (npm run bench:answers).
 */
export function giveBack({ buffer }: Buffer): void {
  if (buffer.byteLength === ROOM_BYTES && buffer instanceof ArrayBuffer && kept.length < KEPT_ROOMS && !kept.includes(buffer))
    kept.push(buffer);
}

/** A part's room is that of an earlier one; any other message has its own size. */
const roomFor = (bytes: number): ArrayBuffer =>
  bytes > PART_BYTES && bytes <= ROOM_BYTES ? (kept.pop() ?? new ArrayBuffer(ROOM_BYTES)) : new ArrayBuffer(bytes);

/** The library puts a message that comes in pieces together in memory that it doubles as it fills, though the first piece says how long it is. */
const parse = Object.getOwnPropertyDescriptor(Parser.prototype, 'parse')!.value as (this: Parser, piece: Uint8Array) => void;

Parser.prototype.parse = function (piece: Uint8Array): void {
  const before = this.msgBuf;
  parse.call(this, piece);
  const begun = this.msgBuf;
  if (!begun || begun === before || this.ma.size <= PIECE_BYTES) return;
  const whole = new DenoBuffer(roomFor(this.ma.size));
  whole.reset();
  whole.write(begun.bytes({ copy: false }));
  this.msgBuf = whole;
};
