import type { ReadStream } from 'node:tty';

/** The keys that end, delete or stop, as a terminal sends them. */
const keys = {
  enter: ['\r', '\n'],
  back: ['\u007f', '\b'],
  stop: '\u0003',
  end: '\u0004',
  escape: '\u001b',
} as const;

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
  }: {
    input: Pick<ReadStream, 'setRawMode' | 'resume' | 'pause' | 'on' | 'off'>;
    write: (text: string) => void;
    stop: AbortSignal;
    onStop: () => void;
  },
): Promise<string | undefined> {
  if (stop.aborted) return Promise.resolve(undefined);
  // Before the question is there, so that whoever answers at once is not shown either.
  input.setRawMode(true);
  write(question);
  return new Promise((resolve) => {
    let typed: string[] = [];
    const end = (line: string | undefined) => {
      input.off('data', read);
      stop.removeEventListener('abort', aborted);
      input.setRawMode(false);
      input.pause();
      write('\n');
      resolve(line);
    };
    const aborted = () => end(undefined);
    const read = (data: Buffer | string) => {
      // An arrow, or another key that is no character.
      if (String(data).startsWith(keys.escape)) return;
      for (const key of String(data)) {
        if (keys.enter.some((each) => each === key)) return end(typed.join(''));
        if (key === keys.end) return end(undefined);
        if (key === keys.stop) {
          end(undefined);
          return onStop();
        }
        typed = keys.back.some((each) => each === key) ? typed.slice(0, -1) : [...typed, key];
      }
    };
    stop.addEventListener('abort', aborted);
    input.on('data', read);
    input.resume();
  });
}
