import net from 'node:net';
import { captured, portalPort } from './portal.ts';

/** What came back over a connection, as far as it can be read. */
export type WireAnswer = { status: number; head: string; body: string };

type Sent = {
  body?: string;
  /** Sent one character every `everyMs` milliseconds after the body. */
  trickle?: string;
  everyMs?: number;
};

const PIECE_LENGTH = 16 * 1024;
const TRIES = 5;

/**
 * Writes bytes to the portal as they stand, for requests no well-behaved client makes, and reads until the portal has
 * answered or closed the connection. A portal that refuses a body closes while we still send, and the network may then
 * lose its answer on the way: only a connection that is cut every time is an error.
 */
export async function onWire(head: string, sent: Sent = {}): Promise<WireAnswer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await exchanged(head, sent);
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
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

function exchanged(head: string, { body = '', trickle = '', everyMs = 500 }: Sent): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    let answer = '';
    let at = 0;
    let dripped = 0;
    const socket = net.connect(portalPort(), '127.0.0.1', () => socket.write(head, sendMore));
    const drip = setInterval(() => {
      if (at < body.length || dripped >= trickle.length || socket.destroyed) return;
      socket.write(trickle.charAt(dripped));
      dripped += 1;
    }, everyMs);
    // Piece by piece, so that an answer that is here already stops the sending.
    function sendMore() {
      if (at >= body.length || answer !== '' || socket.destroyed) return;
      const piece = body.slice(at, at + PIECE_LENGTH);
      at += piece.length;
      socket.write(piece, () => setImmediate(sendMore));
    }
    const done = () => {
      clearInterval(drip);
      socket.destroy();
      if (answer === '') return reject(new Error('the connection was closed without an answer'));
      captured.push(answer);
      resolve(readAnswer(answer));
    };
    socket.on('data', (chunk) => {
      answer += chunk.toString('utf8');
      if (isComplete(answer)) done();
    });
    socket.on('end', done);
    socket.on('error', done);
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
