import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { Controller, Get, Module, Req, Res } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Express, Request, Response } from 'express';
import { FastExpressAdapter } from './fast-express.adapter';

@Controller()
class ProbeController {
  @Get('probe')
  probe(@Req() request: Request, @Res() response: Response): void {
    response.locals.seen = request.query.q;
    const app = request.app as Express;
    const own = Object.getPrototypeOf(request) === app.request && Object.getPrototypeOf(response) === app.response;
    response.status(201).json({ own, seen: response.locals.seen, ip: request.ip, accepts: request.accepts('json') });
  }
}

@Module({ controllers: [ProbeController] })
class ProbeModule {}

it('gives requests and responses the prototypes and the abilities that Express would', async () => {
  const app = await NestFactory.create<NestExpressApplication>(ProbeModule, new FastExpressAdapter(), { logger: false });
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/probe?q=1`);
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ own: true, seen: '1', ip: '127.0.0.1', accepts: 'json' });
  await app.close();
});
