import { connect as connectTcp, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { buildConnector } from 'undici';
import type { CheckedTarget } from './target-check';

/** How long connecting may take. */
export interface ConnectLimits {
  /** At an address, while there is another to try. */
  addressMs: number;
  /** At all of them: nobody waits for longer, and a name may have hundreds of addresses, none of which answers. */
  allMs: number;
}

/** An address that does not answer leaves time to try another within an attempt's ten seconds; the last one has what is left. */
const CONNECT_LIMITS: ConnectLimits = { addressMs: 4_000, allMs: 10_000 };

export interface TlsTrust {
  /** Certificates of authorities, in PEM, instead of the process's own (which NODE_EXTRA_CA_CERTS extends); for tests. */
  ca?: string[];
}

/**
 * Connects to the addresses that were judged, in turn, and never looks a name up. The receiver still sees its own name: in the TLS
 * handshake, in the certificate that is verified, and (by undici) in the Host header.
 */
export function checkedConnector(target: CheckedTarget, trust: TlsTrust, limits = CONNECT_LIMITS): buildConnector.connector {
  return (_options, callback) => {
    connectInTurn(target, trust, limits).then(
      (socket) => callback(null, socket),
      (error: Error) => callback(error, null),
    );
  };
}

async function connectInTurn(target: CheckedTarget, trust: TlsTrust, { addressMs, allMs }: ConnectLimits): Promise<Socket> {
  const end = performance.now() + allMs;
  const [last, ...earlier] = target.addresses.toReversed();
  for (const address of earlier.toReversed()) {
    const leftMs = end - performance.now();
    if (leftMs <= 0) throw new ConnectTimedOut();
    try {
      return await connectTo(address, target, trust, Math.min(addressMs, leftMs));
    } catch (error) {
      // Where a server was reached, another address of it would show the same certificate.
      if (error instanceof HandshakeFailed) throw error;
    }
  }
  return connectTo(last!, target, trust, Math.max(1, end - performance.now()));
}

function connectTo(address: string, target: CheckedTarget, trust: TlsTrust, limitMs: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = open(address, target, trust);
    let isReached = false;
    const timer = setTimeout(() => socket.destroy(new ConnectTimedOut()), limitMs);
    socket.setNoDelay(true);
    socket.once('connect', () => (isReached = true));
    socket.once(target.isSecure ? 'secureConnect' : 'connect', () => {
      clearTimeout(timer);
      resolve(socket);
    });
    socket.once('error', (error) => {
      clearTimeout(timer);
      reject(isReached && !(error instanceof ConnectTimedOut) ? new HandshakeFailed({ cause: error }) : error);
    });
  });
}

function open(address: string, { host, port, isSecure }: CheckedTarget, trust: TlsTrust): Socket {
  if (!isSecure) return connectTcp({ host: address, port });
  const servername = isIP(host) ? '' : host;
  return connectTls({ ...trust, host: address, port, servername, ALPNProtocols: ['http/1.1'], rejectUnauthorized: true });
}

/** Nobody answered at the address, or the handshake did not end. */
export class ConnectTimedOut extends Error {
  override readonly name = 'ConnectTimedOut';
}

/** A server answered, and no trusted connection came about. */
export class HandshakeFailed extends Error {
  override readonly name = 'HandshakeFailed';

  constructor(options: ErrorOptions) {
    super('the TLS handshake failed', options);
  }
}
