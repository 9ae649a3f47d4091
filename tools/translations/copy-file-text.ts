import { format, resolveConfig } from 'prettier';
import type { Written } from '../../src/copy/message.ts';
import type { Sentences } from '../../src/copy/packed-copy.ts';
import { copyFolder, type CopyFile } from './copy-files.ts';

/** Characters that nobody sees in an editor, which a file writes by their codes. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** The text of the file of a language, made of the English file: its docstring, its comments, and its keys in their order. */
export async function copyFileText(
  { file, section, outline }: CopyFile,
  language: string,
  sentences: Sentences,
): Promise<string> {
  let body = '';
  let done = 0;
  for (const { key, start, end } of outline.sentences) {
    const sentence = sentences[key];
    if (sentence === undefined) throw new Error(`${language} has no ${section}.${key}`);
    const isOpen = outline.body.slice(start, end).startsWith('{\n');
    body += outline.body.slice(done, start) + literal(sentence, isOpen);
    done = end;
  }
  body += outline.body.slice(done);
  const up = '../'.repeat(file.split('/').length);
  const text = `import type { SentencesIn } from '${up}message.ts';
import type { ${section} as english } from '${up}en/${file}';

${body} satisfies SentencesIn<'${language}', typeof english>;
`;
  return format(text, { ...(await resolveConfig(`${copyFolder}/en/${file}`)), parser: 'typescript' });
}

/** `isOpen`: each of several forms stands on a line of its own, as in the English file. */
function literal(sentence: Written, isOpen: boolean): string {
  if (typeof sentence === 'string') return quoted(sentence);
  return `{${isOpen && Object.keys(sentence).length > 1 ? '\n' : ' '}${Object.entries(sentence)
    .map(([form, text]) => `${form}: ${quoted(text)}`)
    .join(', ')} }`;
}

function quoted(text: string): string {
  return JSON.stringify(text).replace(
    UNSEEN,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
