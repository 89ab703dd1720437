import { buffer } from 'node:stream/consumers';
import { Away } from '@gridline/runtime';
import { DiskRoom, passOnAsItComes, passOnWhole } from './passing-file';

const PART_BYTES = 512 * 1024;
const PARTS = 40;
/** What may be in memory, and of the disk what the test gives. */
const HELD_PARTS = 4;
const ROOM_PARTS = 6;
const [ONE, OTHER] = ['acc_one', 'acc_other'];

describe('answers that pass', () => {
  let room: DiskRoom;
  let made: number;

  beforeEach(() => ([room, made] = [new DiskRoom(ROOM_PARTS * PART_BYTES), 0]));

  async function* parts(count = PARTS): AsyncGenerator<Buffer> {
    for (let number = 0; number < count; number++, made++) yield await Promise.resolve(Buffer.alloc(PART_BYTES, number));
  }

  const whole = Buffer.concat(Array.from({ length: PARTS }, (_, number) => Buffer.alloc(PART_BYTES, number)));

  /** How many parts have been asked for once no more are. */
  async function stopped(): Promise<number> {
    for (let [seen, turns] = [-1, 0]; turns < 100; turns++) {
      if (seen !== made) [seen, turns] = [made, 0];
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return made;
  }

  /** Until no more than so many parts have room. */
  async function untilLeft(count: number): Promise<void> {
    while (room.left > count * PART_BYTES) await new Promise((resolve) => setTimeout(resolve, 1));
  }

  it('take no more of the disk than they share, and come as fast as they are read where it is full', async () => {
    const both = await Promise.all([passOnAsItComes(parts(), ONE, room), passOnAsItComes(parts(), ONE, room)]);
    const most = ROOM_PARTS + both.length * (HELD_PARTS + 2);
    expect(await stopped()).toBeLessThanOrEqual(most);
    for (const each of both) expect((await buffer(each)).equals(whole)).toBe(true);
    // All of it was given back.
    expect(room.left).toBe(ROOM_PARTS * PART_BYTES);
  });

  it('of one account leave room for those of another, which have it back', async () => {
    room = new DiskRoom(30 * PART_BYTES);
    const ones = await Promise.all([1, 2, 3].map(() => passOnAsItComes(parts(), ONE, room)));
    await untilLeft(10);
    await stopped();
    // More than is held without the disk.
    const other = await passOnWhole(parts(HELD_PARTS + 2), OTHER, room);
    expect((await buffer(other)).length).toBe((HELD_PARTS + 2) * PART_BYTES);
    for (const each of ones) expect((await buffer(each)).equals(whole)).toBe(true);
    expect(room.left).toBe(30 * PART_BYTES);
  });

  it('have two thirds of the disk where they are of one account, and no other has any', async () => {
    room = new DiskRoom(30 * PART_BYTES);
    const one = await passOnAsItComes(parts(), ONE, room);
    await untilLeft(10);
    await stopped();
    expect(room.left).toBe(10 * PART_BYTES);
    one.destroy();
  });

  it('give the disk back that a reader leaves who goes', async () => {
    const one = await passOnAsItComes(parts(), ONE, room);
    await stopped();
    one.destroy();
    await new Promise((resolve) => one.once('close', resolve));
    expect(room.left).toBe(ROOM_PARTS * PART_BYTES);
  });

  it('are refused where they have to be whole, and there is no room', async () => {
    await expect(passOnWhole(parts(), ONE, room)).rejects.toBeInstanceOf(Away);
    expect(room.left).toBe(ROOM_PARTS * PART_BYTES);
  });
});
