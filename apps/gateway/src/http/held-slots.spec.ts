import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { HeldSlots } from './held-slots';

describe('slots that accounts hold', () => {
  let server: Server;
  const responses: ServerResponse[] = [];

  beforeAll(async () => {
    server = createServer((_, response) => void responses.push(response)).listen(0);
    await once(server, 'listening');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /** A call that is open, and how its client leaves. */
  async function open(): Promise<{ response: ServerResponse; leave: () => Promise<void> }> {
    const socket = connect((server.address() as AddressInfo).port).on('error', () => undefined);
    const came = once(server, 'request');
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await came;
    const response = responses.at(-1)!;
    const leave = async (): Promise<void> => {
      const closed = once(response, 'close');
      socket.destroy();
      await closed;
    };
    return { response, leave };
  }

  it('are so many of one account, and others have theirs beside it', async () => {
    const slots = new HeldSlots(2);
    const { response } = await open();
    expect([1, 2, 3].map(() => slots.take('acc_1', response) !== undefined)).toEqual([true, true, false]);
    expect(slots.take('acc_2', response)).toBeDefined();
  });

  it('are no more than there are in all', async () => {
    const slots = new HeldSlots(2, 3);
    const { response } = await open();
    const taken = ['acc_1', 'acc_1', 'acc_2', 'acc_2', 'acc_3'].map((account) => slots.take(account, response) !== undefined);
    expect(taken).toEqual([true, true, true, false, false]);
    expect(slots.held).toBe(3);
  });

  it('are given back once, by whoever comes first of the caller and the end of the answer', async () => {
    const slots = new HeldSlots(2);
    const { response, leave } = await open();
    slots.take('acc_1', response)!();
    slots.take('acc_1', response);
    await leave();
    const other = await open();
    expect([1, 2, 3].map(() => slots.take('acc_1', other.response) !== undefined)).toEqual([true, true, false]);
  });

  it('are not taken for a client that has left before: nothing would give them back', async () => {
    const slots = new HeldSlots(1);
    const { response, leave } = await open();
    await leave();
    expect(slots.take('acc_1', response)).toBeDefined();
    expect(slots.take('acc_1', (await open()).response)).toBeDefined();
  });
});
