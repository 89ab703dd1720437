import { AsyncResource } from 'node:async_hooks';
import dns from 'node:dns';

type Done = (...answer: unknown[]) => void;
type LookUp = (host: string, options: object, done: Done) => void;

/** Of one name at a time: whoever asks for it meanwhile is told the same. */
class SharedLookUps {
  private readonly underWay = new Map<string, Done[]>();

  constructor(private readonly lookUp: LookUp) {}

  ask(host: string, options: object, done: Done): void {
    const question = JSON.stringify([host, options]);
    const own = AsyncResource.bind(done);
    const waiting = this.underWay.get(question);
    if (waiting) return void waiting.push(own);
    // Throws where the question is none, and nothing is under way then.
    this.lookUp(host, options, (...answer) => this.tell(question, answer));
    this.underWay.set(question, [own]);
  }

  private tell(question: string, answer: unknown[]): void {
    const waiting = this.underWay.get(question) ?? [];
    this.underWay.delete(question);
    for (const done of waiting) process.nextTick(done, ...answer);
  }
}

/**
 * Node has two threads for the names of the servers that we connect to, and a name whose DNS is silent holds one for up to minutes. A client that dials again every
 * second held both: with Redis's name alone no other was found any more (a known one waited for more than 25 s), and PostgreSQL was away as well.
 */
export function shareLookUps(): void {
  const { lookup: before } = dns;
  if (sharing.has(before)) return;
  const shared = new SharedLookUps(before as unknown as LookUp);
  const lookUp = (host: string, ...rest: [object, Done] | [Done]): void =>
    rest.length === 1 ? shared.ask(host, {}, rest[0]) : shared.ask(host, rest[0], rest[1]);
  // What makes of it a promise reads from these how it answers.
  Object.defineProperties(lookUp, Object.getOwnPropertyDescriptors(before));
  sharing.add(lookUp);
  dns.lookup = lookUp as unknown as typeof dns.lookup;
}

const sharing = new WeakSet<object>();
