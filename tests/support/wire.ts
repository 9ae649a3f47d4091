import net from 'node:net';
import { portalPort } from './portal.ts';

/** What came back over a connection, as far as it can be read. */
export type WireAnswer = { status: number; head: string; body: string };

/**
 * Writes bytes to the portal as they stand, for requests no well-behaved client makes, and reads until the portal closes
 * the connection or has answered once. `trickle` is sent a byte a tick of `everyMs` after that.
 */
export function onWire(
  head: string,
  { body = '', trickle = '', everyMs = 500 }: { body?: string; trickle?: string; everyMs?: number } = {},
): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    let answer = '';
    let rest = trickle;
    const socket = net.connect(portalPort(), '127.0.0.1', () => socket.write(head + body));
    const drip = setInterval(() => {
      if (rest === '' || socket.writableEnded) return;
      socket.write(rest.charAt(0));
      rest = rest.slice(1);
    }, everyMs);
    const done = () => {
      clearInterval(drip);
      socket.destroy();
      resolve(readAnswer(answer));
    };
    socket.on('data', (chunk) => {
      answer += chunk.toString('utf8');
      if (isComplete(answer)) done();
    });
    socket.on('end', done);
    socket.on('error', (error) => {
      clearInterval(drip);
      // The portal may close while we still send; what it answered counts.
      if (answer === '') reject(error);
      else done();
    });
  });
}

/** Sends a request and goes away as soon as the first bytes of the answer are here. */
export function leaveEarly(head: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(portalPort(), '127.0.0.1', () => socket.write(head));
    socket.once('data', () => socket.destroy());
    socket.once('error', reject);
    socket.once('close', () => resolve());
  });
}

function readAnswer(text: string): WireAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body: rest.join('\r\n\r\n') };
}

/** Enough for what the portal answers here: a length, or chunks to the last one. */
function isComplete(text: string): boolean {
  const { head, body } = readAnswer(text);
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  if (length !== undefined) return Buffer.byteLength(body) >= Number(length);
  return /^transfer-encoding: chunked$/im.test(head) && body.endsWith('0\r\n\r\n');
}
