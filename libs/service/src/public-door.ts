import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { HttpDoor } from './define-service';
import type { ServiceConfig } from './service-config';

/** Of the stop's time: clients that only wait for another's work are let go at the first, streams that never end are cut at the second. */
const LET_GO_SHARE = 0.5;
const CUT_SHARE = 0.8;

/** A service's public listener, from its opening to its close. */
export class PublicDoor<Config extends ServiceConfig> {
  private readonly server: Server;
  private isClosing = false;

  constructor(
    private readonly app: NestExpressApplication,
    private readonly http: HttpDoor<Config>,
    private readonly config: Config,
  ) {
    this.server = app.getHttpServer() as Server;
    this.server.prependListener('request', (_request, response) => {
      // Who asks next does so on another connection, which a balancer opens elsewhere.
      if (this.isClosing) response.setHeader('Connection', 'close');
    });
  }

  /** Answers the port. */
  async open(): Promise<number> {
    const { host, port } = this.http.address(this.config);
    await this.app.listen(port, host);
    return (this.server.address() as AddressInfo).port;
  }

  /** It goes on to answer, and every answer ends its connection: none is idle when the listener closes. */
  announceClose(): void {
    this.isClosing = true;
  }

  /** Lets requests in flight finish. */
  async close(): Promise<void> {
    this.announceClose();
    const stopMs = this.config.STOP_SECONDS * 1000;
    const letGo = setTimeout(() => this.http.letGo(this.app), stopMs * LET_GO_SHARE);
    const cut = setTimeout(() => this.server.closeAllConnections(), stopMs * CUT_SHARE);
    await new Promise((done) => {
      this.server.close(done);
      this.server.closeIdleConnections();
    });
    clearTimeout(letGo);
    clearTimeout(cut);
  }
}
