import { parseArgs } from 'node:util';

/** What `npm run translations` is asked to do. */
export type Command =
  | { kind: 'export'; language: string; file: string; since: readonly string[]; onlyChanged: boolean }
  | { kind: 'import'; language: string; file: string; isDraft: boolean }
  | { kind: 'changed'; since: string };

export const usage = `npm run translations -- export <language> [--since <file.xlf>] [--changed] [--out <file.xlf>]
npm run translations -- import <language> <file.xlf> [--draft]
npm run translations -- changed [--since <commit>]

export   writes every sentence of a language to an XLIFF 2 file for a translator
  --since    an earlier export: what is new or changed in English since is marked. Of a file with changes only, name the
             whole file before it, too: --since it.xlf --since it-2.xlf
  --changed  leaves out what has not changed
  --out      the file, which must not be there yet; without it <language>.xlf
import   checks a translated file, and writes src/copy/<language> where nothing is wrong
  --draft    English stands for what is not translated yet, to look at the rest; npm run check stays red
changed  lists the English sentences that have changed since a commit, and the languages that have not changed them
  --since    the commit; without it the last one`;

/** Reads the arguments of the command. Throws an Error that says what is wrong with them. */
export function readCommand(args: readonly string[]): Command {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      since: { type: 'string', multiple: true, default: [] },
      changed: { type: 'boolean', default: false },
      out: { type: 'string' },
      draft: { type: 'boolean', default: false },
    },
  });
  const [kind, language, file, ...more] = positionals;
  const isBare = !values.changed && !values.draft && values.out === undefined;
  if (kind === 'changed' && language === undefined && values.since.length <= 1 && isBare)
    return { kind, since: values.since[0] ?? 'HEAD' };
  if (language === undefined || more.length > 0) throw new Error(usage);
  if (!isTag(language)) throw new Error(`${language} is no language tag such as it or pt-BR.`);
  if (language === 'en') throw new Error('English is what is translated: it has no file.');
  if (kind === 'export' && file === undefined && !values.draft) {
    if (values.changed && values.since.length === 0)
      throw new Error('--changed needs --since <file.xlf>: changed since when?');
    const out = values.out ?? `${language}.xlf`;
    if (values.since.includes(out)) throw new Error(`${out} is the earlier file: name another with --out.`);
    return { kind, language, file: out, since: values.since, onlyChanged: values.changed };
  }
  if (kind === 'import' && file !== undefined && values.since.length === 0 && !values.changed && !values.out)
    return { kind, language, file, isDraft: values.draft };
  throw new Error(usage);
}

function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}
