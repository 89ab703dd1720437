import { IncomingMessage, ServerResponse, createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Express } from 'express';
import { watchReaders } from './answer-stall';
import { REQUEST_MS, closeUnread } from './body-stall';
import { answerClientError } from './client-error';

/**
 * A load balancer keeps a connection for 60 s, usually; it must be the one that closes it, or a request that it sends on it meets our
 * close. Node's own 5 s are shorter.
 */
const KEEP_ALIVE_MS = 65_000;

/** Longer than a connection is kept, as Node asks for. */
const HEADERS_MS = KEEP_ALIVE_MS + 1_000;

/**
 * Express sets the prototypes of request and response anew on every request, which on Node 20 costs more than all the rest of it
 * (expressjs/express#5998). Here they are born with the prototypes that Express would set, and setting the same again is free.
 */
export class FastExpressAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    const app = this.getInstance<Express>();
    function FastRequest(this: IncomingMessage, socket: Socket): void {
      (IncomingMessage as unknown as (this: IncomingMessage, socket: Socket) => void).call(this, socket);
    }
    FastRequest.prototype = app.request;
    function FastResponse(this: ServerResponse, request: IncomingMessage, options: object): void {
      (ServerResponse as unknown as (this: ServerResponse, request: IncomingMessage, options: object) => void).call(this, request, options);
    }
    FastResponse.prototype = app.response;
    const classes = {
      IncomingMessage: FastRequest as unknown as typeof IncomingMessage,
      ServerResponse: FastResponse as unknown as typeof ServerResponse,
    };
    const times = { keepAliveTimeout: KEEP_ALIVE_MS, headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS };
    const server = createServer({ ...classes, ...times }, app) as Server;
    watchReaders(server);
    server.on('request', (request, response) => closeUnread(request, response));
    this.httpServer = server.on('clientError', answerClientError);
  }
}
