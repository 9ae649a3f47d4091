import net from 'node:net';
import { captured, portalPort } from './portal.ts';

/** The answer on a connection, as far as it can be parsed. */
export type WireAnswer = { status: number; head: string; body: string };

type Sent = {
  body?: string;
  /** Text that is sent after the body, one character every `everyMs` milliseconds. */
  trickle?: string;
  everyMs?: number;
};

const PIECE_LENGTH = 16 * 1024;

/**
 * A socket that reads received data before it ends because of a failed write. A portal that refuses a body answers and closes
 * the connection while the test still sends; Node would discard that answer. The data goes to `onread`, which Node calls even
 * after a failure of the stream.
 */
class ReadingSocket extends net.Socket {
  override destroy(error?: Error): this {
    if (!(error && 'syscall' in error && error.syscall === 'write')) return super.destroy(error);
    // The next turn of the event loop reads the data that the system has received.
    setImmediate(() => setImmediate(() => super.destroy(error)));
    return this;
  }
}

/** Sends a request and closes the connection at the first bytes of the answer. */
export function leaveEarly(head: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(portalPort(), '127.0.0.1', () => socket.write(head));
    socket.once('data', () => socket.destroy());
    socket.once('error', reject);
    socket.once('close', () => resolve());
  });
}

/**
 * Writes raw bytes to the portal, for requests that no HTTP client makes, and reads until the portal has answered or closed
 * the connection. Closing without an answer is an error.
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
    // The bytes are sent in pieces, so that an early answer stops the sending.
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
    // An answer before the failure counts.
    socket.on('error', () => undefined);
    socket.on('close', done);
    socket.connect(portalPort(), '127.0.0.1', () => socket.write(head, sendMore));
  });
}

function readAnswer(text: string): WireAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body: rest.join('\r\n\r\n') };
}

/** True for a complete answer: with all bytes of its length, or with the last chunk. */
function isComplete(text: string): boolean {
  const { head, body } = readAnswer(text);
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  if (length !== undefined) return Buffer.byteLength(body) >= Number(length);
  return /^transfer-encoding: chunked$/im.test(head) && body.endsWith('0\r\n\r\n');
}
