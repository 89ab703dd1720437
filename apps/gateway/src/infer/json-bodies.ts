import { Injectable } from '@nestjs/common';
import { ServiceError } from '@gridline/contracts';
import { counter } from '@gridline/runtime';
import type { Request } from 'express';
import { HeldSlots } from '../http/held-slots';

/** A smaller body, as one that names an address, is of no account. */
const LARGE_BYTES = 1024 * 1024;
/** Where a document of 10 MB is read out of JSON, some 60 MB are held (an estimate: its bytes, its text, the document); a gateway has 512. */
const LARGE_OF_ACCOUNT = 2;
const LARGE = 5;

const RETRY_SECONDS = 2;

/** A body that has been on its way for so long, at fewer bytes a second, is slow: of the largest (14 MB), three minutes and a half. */
const SLOW_MS = 10_000;
const SLOW_BYTES_PER_SECOND = 64 * 1024;

interface Body {
  accountId: string;
  request: Request;
  since: number;
  /** What had come over its connection before. */
  before: number;
  end: (error: ServiceError) => void;
}

/** Large JSON bodies that this process holds at a time, since they are whole in its memory. */
@Injectable()
export class JsonBodies {
  private readonly slots = new HeldSlots(LARGE_OF_ACCOUNT, LARGE);
  private readonly bodies = new Set<Body>();
  private readonly ended = counter({
    name: 'gateway_slow_bodies_ended_total',
    help: 'Large JSON bodies that were ended since they came slowly and another account had none.',
  });

  /**
   * Answers how to give the slot back. Where there is none, the slowest body of those that are slow gives way to an account that has none: by `giveWay`. Three
   * accounts whose bodies come drop by drop kept those of all others out. Throws `busy` where none is slow.
   */
  take(accountId: string, request: Request, giveWay: (error: ServiceError) => void = () => undefined): () => void {
    // Nobody knows how long a body without a length will be.
    if (Number(request.headers['content-length'] ?? Infinity) < LARGE_BYTES) return () => undefined;
    const slot = this.slots.take(accountId, request.res!) ?? this.slotOfSlowest(accountId, request);
    if (!slot) throw tooMany('Too many large JSON documents are on their way; send them as a form, or again.');
    const giveBack = (): void => {
      this.bodies.delete(body);
      slot();
    };
    const end = (error: ServiceError): void => {
      giveBack();
      giveWay(error);
    };
    const body: Body = { accountId, request, since: performance.now(), before: request.socket.bytesRead, end };
    this.bodies.add(body);
    request.res!.once('close', giveBack);
    return giveBack;
  }

  private slotOfSlowest(accountId: string, request: Request): (() => void) | undefined {
    const all = [...this.bodies];
    if (all.some((body) => body.accountId === accountId)) return undefined;
    const [slowest] = all.filter(isSlow).sort((a, b) => rateOf(a) - rateOf(b));
    if (!slowest) return undefined;
    this.ended.inc();
    slowest.end(tooMany('Too many large JSON documents are on their way, and this one came slowly; send it as a form, or again.'));
    return this.slots.take(accountId, request.res!);
  }
}

const secondsOf = ({ since }: Body): number => (performance.now() - since) / 1000;

/** Bytes a second. */
const rateOf = (body: Body): number => (body.request.socket.bytesRead - body.before) / secondsOf(body);

const isSlow = (body: Body): boolean => !body.request.complete && 1000 * secondsOf(body) >= SLOW_MS && rateOf(body) < SLOW_BYTES_PER_SECOND;

const tooMany = (detail: string): ServiceError => new ServiceError('busy', detail, { retryAfterSeconds: RETRY_SECONDS });
