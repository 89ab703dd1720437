import { Controller, Module, type DynamicModule } from '@nestjs/common';
import { batchRender, exportRender, usageRelease, type Output } from '@gridline/contracts';
import { Answer, Nats, Services } from '@gridline/messaging';
import { Away, readConfig, type Worker } from '@gridline/runtime';
import { LocalStorage } from '@gridline/storage';
import { testNats, type TestNats } from '@gridline/testing';
import pino from 'pino';
import { defineService, type StatelessService } from './define-service';
import { serviceConfig, type ServiceConfig } from './service-config';
import { startService } from './start-service';

type Rendered = Output<typeof exportRender>;
const RENDERED: Rendered = { storageKey: 'exports/rep_1', bytes: 1, mediaType: 'text/csv', fileName: 'a.csv' };

@Controller()
class RenderResponder {
  @Answer(exportRender)
  render(): Rendered {
    return RENDERED;
  }

  @Answer(batchRender)
  renderBatch(): Rendered {
    return RENDERED;
  }
}

@Controller()
class SecondRenderResponder extends RenderResponder {}

@Controller()
class ForeignResponder {
  @Answer(usageRelease)
  release(): object {
    return {};
  }
}

@Module({})
class TestModule {}

describe('a service, started from its declaration', () => {
  const logger = pino({ level: 'silent' });
  const storage = new LocalStorage('/nowhere');
  let broker: TestNats;
  let asker: Nats;
  let config: ServiceConfig;

  beforeAll(async () => {
    broker = await testNats();
    asker = await Nats.connect(broker.url, broker.prefix, 'test');
    config = readConfig(serviceConfig, { NATS_URL: broker.url, NATS_PREFIX: broker.prefix });
  });
  afterAll(async () => {
    await asker.close();
    await broker.drop();
  });

  const serviceOf = (controllers: DynamicModule['controllers'], workers: Worker[] = []): StatelessService<ServiceConfig> =>
    defineService({
      name: 'export',
      config: serviceConfig,
      database: null,
      http: null,
      module: () => ({ module: TestModule, controllers }),
      workers: () => workers,
    });

  const render = (): Promise<Rendered> =>
    new Services(asker, storage).ask(exportRender, { accountId: 'acc_1', extractionId: 'ext_1', format: 'csv' }, { timeoutMs: 60_000 });

  it('answers what it declares, until it is stopped', async () => {
    const service = await startService(serviceOf([RenderResponder]), config, logger);
    expect(await render()).toEqual(RENDERED);
    expect(service.checks.map(({ name }) => name)).toEqual(['nats', 'streams', 'storage']);
    await service.stop();
    await expect(render()).rejects.toMatchObject({ code: 'busy' });
  });

  it.each([
    ['nothing handles a request of its own', [], 'export.render has no handler'],
    ['two methods handle it', [RenderResponder, SecondRenderResponder], 'export.render has several handlers'],
    ["it handles another's", [RenderResponder, ForeignResponder], "usage.release is handled but is not this service's"],
  ])('refuses to start where %s', async (_, controllers, said) => {
    await expect(startService(serviceOf(controllers), config, logger)).rejects.toThrow(said);
  });

  it('starts its workers in order, stops them in the opposite one, and stops all of them where one cannot start', async () => {
    const seen: string[] = [];
    const worker = (name: string, start = (): void => void seen.push(`start ${name}`)): Worker => ({
      start,
      stop: () => Promise.resolve(void seen.push(`stop ${name}`)),
    });
    const service = await startService(serviceOf([RenderResponder], [worker('first'), worker('second')]), config, logger);
    await service.stop();
    expect(seen).toEqual(['start first', 'start second', 'stop second', 'stop first']);
    seen.length = 0;
    const broken = worker('broken', () => {
      throw new Error('no room');
    });
    await expect(startService(serviceOf([RenderResponder], [worker('first'), broken]), config, logger)).rejects.toThrow('no room');
    expect(seen).toEqual(['start first', 'stop broken', 'stop first']);
    await expect(render()).rejects.toMatchObject({ code: 'busy' });
  });

  it('says which part its stop waits for, by what it is called or else by its class', async () => {
    class Dispatching implements Worker {
      begin: () => void;
      end: () => void;
      readonly begun = new Promise<void>((resolve) => (this.begin = resolve));
      stop(): Promise<void> {
        this.begin();
        return new Promise((resolve) => (this.end = resolve));
      }
    }
    const [byClass, named] = [new Dispatching(), Object.assign(new Dispatching(), { name: 'documents' })];
    const service = await startService(serviceOf([RenderResponder], [named, byClass]), config, logger);
    expect(service.busy()).toEqual([]);
    const stopped = service.stop();
    await byClass.begun;
    expect(service.busy()).toEqual(['Dispatching']);
    byClass.end();
    await named.begun;
    expect(service.busy()).toEqual(['documents']);
    named.end();
    await stopped;
    expect(service.busy()).toEqual([]);
  });

  it('waits for what a worker needs, such as the storage, as long as for its connections', async () => {
    let starts = 0;
    const early: Worker = {
      start: () => (++starts === 1 ? Promise.reject(new Away('the storage cannot be used')) : Promise.resolve()),
      stop: () => Promise.resolve(),
    };
    const service = await startService(serviceOf([RenderResponder], [early]), config, logger);
    expect(starts).toBe(2);
    await service.stop();
    starts = 0;
    const impatient = startService(serviceOf([RenderResponder], [early]), { ...config, START_SECONDS: 0 }, logger);
    await expect(impatient).rejects.toThrow('the storage cannot be used');
  });
});
