import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { RequestDefinition } from '@gridline/contracts';
import { ANSWER_METADATA } from './answer.interceptor';
import { CONSUME_METADATA, type ConsumeMetadata, type ConsumeMethod } from './consume.decorator';

/** What a service must handle, as `libs/contracts` declares it. */
export interface Handled {
  kind: 'request' | 'event' | 'work';
  subject: string;
}

interface FoundConsumer extends ConsumeMetadata {
  handle: ConsumeMethod<unknown>;
}

/** Finds the decorated methods of a process and holds them against what it must handle. */
@Injectable()
export class Handlers {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  /** Throws, naming every one, where a request or event has no handler or several, or is handled here and another's. */
  check(handled: readonly Handled[]): void {
    const found = [...this.answers().map(({ subject }) => subject), ...this.consumers().map(({ definition }) => definition.subject)];
    const promised = handled.map(({ subject }) => subject);
    const problems = [
      ...promised.filter((subject) => !found.includes(subject)).map((subject) => `${subject} has no handler`),
      ...found.filter((subject, index) => found.indexOf(subject) !== index).map((subject) => `${subject} has several handlers`),
      ...found.filter((subject) => !promised.includes(subject)).map((subject) => `${subject} is handled but is not this service's`),
    ];
    if (problems.length > 0) throw new Error(`handlers and declarations differ: ${problems.join('; ')}`);
  }

  consumers(): FoundConsumer[] {
    return this.methods().flatMap(({ instance, method }) => {
      const metadata = this.reflector.get<ConsumeMetadata | undefined>(CONSUME_METADATA, method);
      return metadata ? [{ ...metadata, handle: method.bind(instance) as ConsumeMethod<unknown> }] : [];
    });
  }

  private answers(): RequestDefinition[] {
    return this.methods().flatMap(({ method }) => this.reflector.get<RequestDefinition | undefined>(ANSWER_METADATA, method) ?? []);
  }

  private methods(): { instance: object; method: (...args: unknown[]) => unknown }[] {
    const instances = [...this.discovery.getProviders(), ...this.discovery.getControllers()].map(
      ({ instance }) => instance as object | undefined,
    );
    return instances
      .filter((instance) => instance !== undefined && instance !== null && Object.getPrototypeOf(instance) !== null)
      .flatMap((instance) =>
        this.scanner
          .getAllMethodNames(Object.getPrototypeOf(instance) as object)
          .map((name) => ({ instance: instance!, method: (instance as Record<string, unknown>)[name] as (...args: unknown[]) => unknown }))
          .filter(({ method }) => typeof method === 'function'),
      );
  }
}
