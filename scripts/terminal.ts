import { styleText } from 'node:util';
import { hiddenLine } from './ask-platform/hidden-line.ts';

/** The terminal of a command that can be stopped: `onStop` is called for each Ctrl+C and each signal, `stop` ends a question. */
export function terminal({ stop, onStop }: { stop: AbortSignal; onStop: () => void }) {
  // A character may come in two pieces.
  process.stdin.setEncoding('utf8');
  // A terminal that is closed takes no more words; the command goes on to its end all the same.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onStop);
  const write = (text: string) => void process.stderr.write(text);
  return {
    out: (text: string) => void process.stdout.write(text),
    err: write,
    isTerminal: { in: process.stdin.isTTY, err: process.stderr.isTTY },
    columns: process.stdout.columns ?? process.stderr.columns,
    paint: (colour: Parameters<typeof styleText>[0], text: string) =>
      styleText(colour, text, { stream: process.stdout }),
    /** Reads a line without showing it; undefined where nobody answers, or the command was stopped. */
    hidden: (question: string) => hiddenLine(question, { input: process.stdin, write, stop, onStop }),
  };
}
