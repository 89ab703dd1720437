import { SetMetadata } from '@nestjs/common';
import type { Envelope, EventDefinition, WorkDefinition } from '@gridline/contracts';

export const CONSUME_METADATA = 'gridline:consume';

export interface ConsumeOptions {
  /** Messages handled at a time by this process. A function is asked once, when consuming starts. */
  concurrency?: number;
  /** A message whose handler neither finished nor gave a sign for so long is delivered again, to any replica. */
  ackWaitMs?: number;
  /** A handler that takes longer hangs: its message is delivered again. */
  heldMs?: number;
}

export interface ConsumeMetadata {
  definition: EventDefinition | WorkDefinition;
  options: ConsumeOptions;
}

/** What a message holds while it is handled: one of as many places as are handled at a time. */
export interface Place {
  /**
   * The next message is handled while this one waits for something that is no business of the others, such as its account's turn. The signal tells that
   * the service stops: whoever waits still throws its reason, and the message comes again.
   */
  leave(): AbortSignal;
}

/** A method that consumes: returning means done, throwing means later, throwing Unprocessable parks the message. */
export type ConsumeMethod<Data> = (data: Data, envelope: Envelope<Data>, place: Place) => Promise<void>;

/**
 * Marks the one method of a service that handles an event or a piece of work. It may be handed the same message twice. Only the members that
 * it names are read: a newer release may say anything else in a way that this one does not know.
 */
export function Consume<Data extends object, Name extends keyof Data & string>(
  definition: EventDefinition<Data> | WorkDefinition<Data>,
  names: readonly Name[],
  options: ConsumeOptions = {},
): MethodDecorator {
  const mask = Object.fromEntries(names.map((name) => [name, true]));
  // Every event's data is an object, which its type does not say.
  const data = (definition.data as unknown as { pick(mask: object): EventDefinition['data'] }).pick(mask);
  return SetMetadata(CONSUME_METADATA, { definition: { ...definition, data }, options } satisfies ConsumeMetadata);
}

/** This release cannot handle the message, however often it comes: it is parked for one that can. */
export class Unprocessable extends Error {
  override readonly name = 'Unprocessable';
}
