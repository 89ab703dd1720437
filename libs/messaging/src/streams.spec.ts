import { testNats, type TestNats } from '@gridline/testing';
import { ErrorCode, NatsError, nanos } from 'nats';
import { Nats, awayIfAbsent } from './nats';
import { listParked, replayParked } from './parked';
import { checkStreams, ensureStreams } from './streams';

describe('the streams of a system', () => {
  let server: TestNats;
  let nats: Nats;

  beforeEach(async () => {
    server = await testNats();
    nats = await Nats.connect(server.url, server.prefix, 'test');
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await nats.close();
    await server.drop();
  });

  it('are brought up to the configuration of whoever starts', async () => {
    const name = `${server.prefix}_events`;
    await nats.manager.streams.add({ name, subjects: [`${server.prefix}.events.>`], max_age: nanos(1000) });
    await ensureStreams(nats);
    await checkStreams(nats);
    expect((await nats.manager.streams.info(name)).config.max_age).toBe(nanos(7 * 86_400_000));
  });

  it('have nothing parked while they are new, and nothing to tell again', async () => {
    await ensureStreams(nats);
    expect(await listParked(nats)).toEqual([]);
    expect(await replayParked(nats)).toBe(0);
  });

  it('are asked for again where the broker took too long to make one, which is no stream of another configuration', async () => {
    jest.spyOn(nats.manager.streams, 'add').mockRejectedValueOnce(new NatsError('timeout', ErrorCode.Timeout));
    await expect(ensureStreams(nats).catch(awayIfAbsent)).rejects.toThrow('NATS cannot be reached.');
    await ensureStreams(nats);
    await checkStreams(nats);
  });
});
