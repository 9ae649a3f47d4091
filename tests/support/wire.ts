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

/**
 * A socket that reads what is here before it ends over a write that failed. A portal that refuses a body answers and closes
 * while we send; Node alone would throw the answer away unread. What is read goes to `onread`, which a stream that failed
 * still calls.
 */
class ReadingSocket extends net.Socket {
  override destroy(error?: Error): this {
    if (!(error && 'syscall' in error && error.syscall === 'write')) return super.destroy(error);
    // The first turn of the event loop reads what the system holds.
    setImmediate(() => setImmediate(() => super.destroy(error)));
    return this;
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

/**
 * Writes bytes to the portal as they stand, for requests no well-behaved client makes, and reads until the portal has
 * answered or closed the connection, which without an answer is an error.
 */
export function onWire(
  head: string,
  { body = '', trickle = '', everyMs = 500 }: Sent = {},
): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    let answer = '';
    let at = 0;
    let dripped = 0;
    const read = (length: number, bytes: Uint8Array) => {
      answer += Buffer.from(bytes.subarray(0, length)).toString('utf8');
      if (isComplete(answer)) done();
      return true;
    };
    const socket = new ReadingSocket({ onread: { buffer: Buffer.alloc(PIECE_LENGTH), callback: read } });
    const drip = setInterval(() => {
      if (at < body.length || dripped >= trickle.length || !canWrite()) return;
      socket.write(trickle.charAt(dripped));
      dripped += 1;
    }, everyMs);
    // Piece by piece, so that an answer that is here already stops the sending.
    function sendMore() {
      if (at >= body.length || answer !== '' || !canWrite()) return;
      const piece = body.slice(at, at + PIECE_LENGTH);
      at += piece.length;
      socket.write(piece, () => setImmediate(sendMore));
    }
    const canWrite = () => !socket.destroyed && socket.errored === null;
    let isOver = false;
    const done = () => {
      if (isOver) return;
      isOver = true;
      clearInterval(drip);
      socket.destroy();
      if (answer === '') return reject(new Error('the connection was closed without an answer'));
      captured.push(answer);
      resolve(readAnswer(answer));
    };
    socket.on('end', done);
    // What is known of the failure is what was answered before it.
    socket.on('error', () => undefined);
    socket.on('close', done);
    socket.connect(portalPort(), '127.0.0.1', () => socket.write(head, sendMore));
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
