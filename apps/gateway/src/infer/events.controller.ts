import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Route } from '../http/route';
import type { Caller } from '../metering/caller';
import { CurrentCaller } from '../metering/current-caller';
import { openEventStream, tooManyStreams } from './event-stream';
import { ExtractionWatch } from './extraction-watch';
import { WaitsUnderWay } from './waits-under-way';

/** After so long a stream ends and its client asks again, so that a key that was revoked hears no more. */
const STREAM_MINUTES = 15;

@Controller('api/v1/events')
export class EventsController {
  constructor(
    private readonly watch: ExtractionWatch,
    private readonly waits: WaitsUnderWay,
  ) {}

  @Get()
  @Route({
    summary: 'Hear of extractions as they end',
    description: `Server-sent events: one \`ended\` with \`id\` and \`state\` (\`completed\`, \`failed\`, \`split\`) for each run of the account that ends while you listen. It counts once, ends after ${STREAM_MINUTES} minutes, and does not say what ended before: for developing, as \`gridline listen\` does. What must not be missed is told by webhooks.`,
    scope: 'extractions:read',
    produces: ['text/event-stream'],
    errors: ['rate_limit_exceeded'],
  })
  events(@CurrentCaller() { accountId }: Caller, @Res() response: Response): void {
    if (!this.waits.take(accountId, response)) throw tooManyStreams();
    const send = openEventStream(response);
    const stop = this.watch.follow(accountId, ({ id, state }) => send('ended', { id, state }));
    const end = setTimeout(() => response.end(), STREAM_MINUTES * 60_000);
    response.once('close', () => {
      clearTimeout(end);
      stop();
    });
  }
}
