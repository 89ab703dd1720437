import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { stopping } from '../stopping.mjs';

const PROBE_SECONDS = 2;

/** Whether a Postgres on this loopback port takes log-ins: a start-up packet is answered by an authentication request. */
export async function answersPostgres(port) {
  const body = Buffer.from('\0\x03\0\0user\0gridline\0database\0gridline\0\0', 'latin1');
  const packet = Buffer.alloc(4 + body.length);
  packet.writeInt32BE(packet.length, 0);
  body.copy(packet, 4);
  return (await firstBytes(port, packet)).startsWith('R');
}

/** Whether a NATS server with JetStream greets on this loopback port. */
export async function answersNats(port) {
  const greeting = await firstBytes(port);
  return greeting.startsWith('INFO ') && /"jetstream"\s*:\s*true/.test(greeting);
}

/** Whether a Redis that has loaded its data answers on this loopback port. */
export async function answersRedis(port) {
  return /^(\+PONG|-NOAUTH)/.test(await firstBytes(port, 'PING\r\n'));
}

/** Waits until a server answers its protocol; throws when its process ends first or the time is over. */
export async function untilAnswers(name, probe, isAlive, seconds = 60) {
  const deadline = Date.now() + seconds * 1000;
  while (!(await probe())) {
    stopping.signal.throwIfAborted();
    if (!isAlive()) throw new Error(`${name} stopped while it started.`);
    if (Date.now() > deadline) throw new Error(`${name} did not answer within ${seconds} s.`);
    await wait(25);
  }
}

/** What a server says first, after the given greeting; empty when nobody listens or nothing comes. */
function firstBytes(port, greeting) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const done = (text) => {
      socket.destroy();
      resolve(text);
    };
    socket.setTimeout(PROBE_SECONDS * 1000, () => done(''));
    socket.once('error', () => done(''));
    socket.once('close', () => done(''));
    socket.once('data', (bytes) => done(bytes.toString('latin1')));
    if (greeting) socket.write(greeting);
  });
}
