import { buffer } from 'node:stream/consumers';
import { Away } from '@gridline/runtime';
import { DiskRoom, passOnAsItComes, passOnWhole } from './passing-file';

const PART_BYTES = 512 * 1024;
const PARTS = 40;
/** What may be in memory, and of the disk what the test gives. */
const HELD_PARTS = 4;
const ROOM_PARTS = 6;

describe('answers that pass', () => {
  let room: DiskRoom;
  let made: number;

  beforeEach(() => ([room, made] = [new DiskRoom(ROOM_PARTS * PART_BYTES), 0]));

  async function* parts(): AsyncGenerator<Buffer> {
    for (let number = 0; number < PARTS; number++, made++) yield await Promise.resolve(Buffer.alloc(PART_BYTES, number));
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

  it('take no more of the disk than they share, and come as fast as they are read where it is full', async () => {
    const both = await Promise.all([passOnAsItComes(parts(), room), passOnAsItComes(parts(), room)]);
    const most = ROOM_PARTS + both.length * (HELD_PARTS + 2);
    expect(await stopped()).toBeLessThanOrEqual(most);
    for (const each of both) expect((await buffer(each)).equals(whole)).toBe(true);
    // All of it was given back.
    expect(room.take(ROOM_PARTS * PART_BYTES)).toBe(true);
  });

  it('give the disk back that a reader leaves who goes', async () => {
    const one = await passOnAsItComes(parts(), room);
    await stopped();
    one.destroy();
    await new Promise((resolve) => one.once('close', resolve));
    expect(room.take(ROOM_PARTS * PART_BYTES)).toBe(true);
  });

  it('are refused where they have to be whole, and there is no room', async () => {
    await expect(passOnWhole(parts(), room)).rejects.toBeInstanceOf(Away);
    expect(room.take(ROOM_PARTS * PART_BYTES)).toBe(true);
  });
});
