import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
/** What a machine adds to a checkout. */
const notSources = new Set([
  '.astro',
  '.dev.vars',
  '.git',
  '.portal',
  '.stryker-tmp',
  '.wrangler',
  'dist',
  'node_modules',
  'test-results',
]);

/** What a grey box of a document asks for: lines of a file to change, or a command to enter. */
export type Step = { kind: 'edit'; path: string; diff: string } | { kind: 'command'; command: string };

/** The grey boxes of a document, in order: those of `diff` are edits of the file in their title, those of `sh` are commands. */
export function stepsOf(document: string): Step[] {
  const text = readFileSync(path.join(root, document), 'utf8');
  return [...text.matchAll(/^```(\w+)(?: title="([^"]+)")?\n([\s\S]*?)^```$/gm)].map(
    ([, language, title, content = '']) => {
      if (language === 'diff' && title) return { kind: 'edit', path: title, diff: content };
      if (language === 'sh') return { kind: 'command', command: content };
      throw new Error(`${document}: a grey box that is neither an edit nor a command:\n${content}`);
    },
  );
}

/** A copy of the project's sources with the same packages, in a folder of its own. */
export class ProjectCopy {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'portal-copy-'));

  constructor() {
    cpSync(root, this.folder, {
      recursive: true,
      preserveTimestamps: true,
      filter: (source) => !notSources.has(path.relative(root, source)),
    });
    symlinkSync(realpathSync(path.join(root, 'node_modules')), path.join(this.folder, 'node_modules'));
    // The packages are there: nothing may be installed over those of the project.
    utimesSync(path.join(this.folder, 'package-lock.json'), 0, 0);
  }

  /** Every source file with a digest of its content. */
  sources(): Map<string, string> {
    const files = globSync('**/*', { cwd: this.folder, exclude: (name) => notSources.has(name) });
    return new Map(
      files
        .filter((file) => statSync(path.join(this.folder, file)).isFile())
        .map((file) => [
          file,
          createHash('sha256')
            .update(readFileSync(path.join(this.folder, file)))
            .digest('hex'),
        ]),
    );
  }

  /** Writes a file. */
  write(file: string, text: string): void {
    const place = path.join(this.folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }

  /** Replaces the lines that begin with `-` by those that begin with `+`. Throws where the file has them not exactly once. */
  edit(file: string, diff: string): void {
    const place = path.join(this.folder, file);
    const linesOf = (sign: string) =>
      [...diff.matchAll(/^([-+])(.*\n)/gm)].flatMap(([, own, line = '']) => (own === sign ? [line] : []));
    const [before, after, ...more] = readFileSync(place, 'utf8').split(linesOf('-').join(''));
    if (after === undefined || more.length > 0)
      throw new Error(`${file} does not have these lines once:\n${diff}`);
    writeFileSync(place, [before, linesOf('+').join(''), after].join(''));
  }

  /** Enters a command and waits for its end; throws what it printed where it fails. */
  async enter(command: string): Promise<void> {
    const { code, printed } = await this.outcome(command);
    if (code !== 0) throw new Error(`${command} ended with ${code}:\n${printed}`);
  }

  /** Enters a command and answers how it ended, and what it printed. */
  async outcome(command: string): Promise<{ code: unknown; printed: string }> {
    const entered = this.#spawn(command, {});
    const [code] = await entered.ended;
    return { code, printed: entered.printed() };
  }

  /** Enters a command that serves until it is stopped, and waits until it has printed `ready`. */
  async serve(
    command: string,
    ready: string,
    env: Record<string, string>,
  ): Promise<{ printed: () => string; stop: () => Promise<void> }> {
    const served = this.#spawn(command, env);
    const isUp = Promise.withResolvers<void>();
    served.onPrint(() => served.printed().includes(ready) && isUp.resolve());
    await Promise.race([
      isUp.promise,
      served.ended.then(() => isUp.reject(new Error(`${command} ended:\n${served.printed()}`))),
    ]);
    await isUp.promise;
    return {
      printed: served.printed,
      async stop() {
        served.signal('SIGTERM');
        await served.ended;
      },
    };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** A shell as a person has it: nothing of the test run's own environment. A group of its own, so that all of it ends. */
  #spawn(command: string, env: Record<string, string>) {
    const child = spawn('sh', ['-e', '-c', command], {
      cwd: this.folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, HOME: process.env.HOME, npm_config_update_notifier: 'false', ...env },
    });
    let printed = '';
    let heard = (): unknown => undefined;
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        heard();
      });
    return {
      ended: once(child, 'close'),
      printed: () => printed,
      onPrint: (listener: () => unknown) => void (heard = listener),
      signal: (name: NodeJS.Signals) => void (child.pid && process.kill(-child.pid, name)),
    };
  }
}
