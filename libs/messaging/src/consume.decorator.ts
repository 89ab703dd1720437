import { SetMetadata } from '@nestjs/common';
import type { Envelope, EventDefinition, WorkDefinition } from '@gridline/contracts';

export const CONSUME_METADATA = 'gridline:consume';

export interface ConsumeOptions {
  /** Messages handled at a time by this process. A function is asked once, when consuming starts. */
  concurrency?: number;
  /** A message whose handler neither finished nor gave a sign for so long is delivered again, to any replica. */
  ackWaitMs?: number;
}

export interface ConsumeMetadata {
  definition: EventDefinition | WorkDefinition;
  options: ConsumeOptions;
}

/** A method that consumes: returning means done, throwing means later, throwing Unprocessable means never. */
export type ConsumeMethod<Data> = (data: Data, envelope: Envelope<Data>) => Promise<void>;

/** Marks the one method of a service that handles an event or a piece of work. It may be handed the same message twice. */
export const Consume = <Data>(definition: EventDefinition<Data> | WorkDefinition<Data>, options: ConsumeOptions = {}): MethodDecorator =>
  SetMetadata(CONSUME_METADATA, { definition, options } satisfies ConsumeMetadata);

/** This message can never be handled: it is set aside and logged. */
export class Unprocessable extends Error {
  override readonly name = 'Unprocessable';
}
