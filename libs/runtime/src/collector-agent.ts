import { Agent as HttpAgent, type ClientRequest } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';

/** Where Node gives a request to an agent; not among its types. */
interface TakesRequests {
  addRequest(request: ClientRequest, ...rest: unknown[]): void;
}

/**
 * Connections to a collector over which a request has so long for all of it. The exporter has a limit for silence alone: one that answers byte by byte kept
 * each request and its spans, and after thirty of them nothing was sent any more until the process ended.
 */
export function collectorAgent(protocol: string, limitMs: number): HttpAgent {
  const agent = protocol === 'https:' ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const taker = agent as unknown as TakesRequests;
  const addRequest = taker.addRequest.bind(agent);
  taker.addRequest = (request, ...rest) => {
    const timer = setTimeout(() => request.destroy(new Error(`the collector took longer than ${limitMs / 1000} s`)), limitMs).unref();
    request.once('close', () => clearTimeout(timer));
    addRequest(request, ...rest);
  };
  return agent;
}
