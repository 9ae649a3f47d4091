import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { styleText } from 'node:util';

export type Colour = Parameters<typeof styleText>[0];

/** What a command has of a terminal. */
export type Terminal = {
  /** Writes the result, and what is said meanwhile. */
  out: (text: string) => void;
  err: (text: string) => void;
  isTerminal: { in: boolean; err: boolean };
  columns?: number | undefined;
  /** Colours a text, or returns it as it is. */
  paint: (colour: Colour, text: string) => string;
  /** Reads a line without showing it; undefined where nobody answers, or the command was stopped. */
  hidden: (question: string) => Promise<string | undefined>;
};

/** The terminal of a command that can be stopped: `onStop` is called for each Ctrl+C and each signal, `stop` ends a question. */
export function terminal({ stop, onStop }: { stop: AbortSignal; onStop: () => void }): Terminal {
  // A terminal that is closed takes no more words; the command goes on to its end all the same.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onStop);
  const write = (text: string) => void process.stderr.write(text);
  return {
    out: (text) => void process.stdout.write(text),
    err: write,
    isTerminal: { in: process.stdin.isTTY, err: process.stderr.isTTY },
    columns: process.stdout.columns ?? process.stderr.columns,
    paint: (colour, text) => styleText(colour, text, { stream: process.stdout }),
    hidden: (question) => hiddenLine(question, { input: process.stdin, write, stop, onStop }),
  };
}

/**
 * Reads one line from a terminal without showing it. Returns undefined for Ctrl+C, which also calls `onStop`, for Ctrl+D, and
 * once `stop` is aborted.
 */
export function hiddenLine(
  question: string,
  {
    input,
    write,
    stop,
    onStop,
  }: { input: NodeJS.ReadableStream; write: (text: string) => void; stop: AbortSignal; onStop: () => void },
): Promise<string | undefined> {
  if (stop.aborted) return Promise.resolve(undefined);
  // What is typed is written to nothing, and that before the question is there: whoever answers at once is not shown either.
  const output = new Writable({ write: (_typed, _encoding, done) => done() });
  const reader = createInterface({ input, output, terminal: true, historySize: 0 });
  write(question);
  return new Promise((resolve) => {
    let line: string | undefined;
    const close = () => reader.close();
    stop.addEventListener('abort', close);
    reader.once('line', (typed) => {
      line = typed;
      close();
    });
    reader.once('SIGINT', () => {
      close();
      onStop();
    });
    reader.once('close', () => {
      stop.removeEventListener('abort', close);
      write('\n');
      resolve(line);
    });
  });
}
