import { createServer, type Server, type ServerResponse } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { serviceConfig, type ServiceConfig } from './service-config';
import type { HttpDoor } from './define-service';
import { PublicDoor } from './public-door';

describe('a public listener that is closed', () => {
  let server: Server;
  let door: PublicDoor<ServiceConfig>;
  let url: string;
  /** Requests that wait for another's work. */
  const waiting: ServerResponse[] = [];
  let arrived: () => void;

  beforeEach(async () => {
    server = createServer((request, response) => {
      if (request.url !== '/waits') return void response.end('done');
      waiting.push(response);
      arrived();
    });
    const app = {
      getHttpServer: () => server,
      listen: (port: number, host: string) => new Promise<void>((resolve) => server.listen(port, host, resolve)),
    } as unknown as NestExpressApplication;
    const http = {
      address: () => ({ host: '127.0.0.1', port: 0 }),
      letGo: () => waiting.splice(0).forEach((response) => response.writeHead(202).end()),
    } as unknown as HttpDoor<ServiceConfig>;
    door = new PublicDoor(app, http, serviceConfig.parse({ STOP_SECONDS: 1 }));
    url = `http://127.0.0.1:${await door.open()}`;
  });

  it('ends each connection with its next answer once the close was announced, and still answers', async () => {
    expect((await fetch(url)).headers.get('connection')).toBe('keep-alive');
    door.announceClose();
    const after = await fetch(url);
    expect([await after.text(), after.headers.get('connection')]).toEqual(['done', 'close']);
    await door.close();
    await expect(fetch(url)).rejects.toThrow();
  });

  it('lets go who waits for another, well before connections are cut', async () => {
    const arrival = new Promise<void>((resolve) => (arrived = resolve));
    const asked = fetch(`${url}/waits`);
    await arrival;
    const closing = door.close();
    expect((await asked).status).toBe(202);
    await closing;
  });
});
