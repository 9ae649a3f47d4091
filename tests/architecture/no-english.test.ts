import { describe, expect, it, test } from 'vitest';
import { sourceFiles, withoutComments } from './source-files.ts';

const views = sourceFiles(['src'])
  .filter(({ path }) => /\.(tsx|astro)$/.test(path))
  // Not the gallery, whose stories hold sample words, and not the page of the sandbox, which no customer sees.
  .filter(({ path }) => !/^src\/(pages\/gallery|sandbox)\/|\.stories\.tsx$/.test(path));

/** The text of the markup, outside expressions, scripts and styles. */
function sentencesIn(path: string, text: string): string[] {
  const markup = withoutExpressions(
    withoutComments(path.endsWith('.astro') ? text.replace(/^---\n[\s\S]*?\n---/, '') : text)
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ''),
  );
  const texts = [...markup.matchAll(/>([^<>]*)</g)].map(([, words]) => words?.trim() ?? '');
  // Code between two type arguments looks like text but has characters that sentences do not have.
  return texts.filter((words) => /\p{L}{2}/u.test(words) && !/[=;()[\]|&]/.test(words));
}

const spoken = 'aria-label|aria-description|alt|title|placeholder|label|heading|text|hint';

/** Attributes that a person reads or hears and whose value is text. */
function spokenAttributesIn(text: string): string[] {
  return [...text.matchAll(new RegExp(`\\s(?:${spoken})=(["'])([^"']*\\p{L}{2}[^"']*)\\1`, 'gu'))].map(
    ([match]) => match.trim(),
  );
}

/** Blanks text in braces, at any depth. JSX inside an expression is checked separately. */
function withoutExpressions(text: string): string {
  let rest = text.replace(/=>/g, ' ');
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(/\{[^{}<>]*\}/g, ' ');
  }
  return rest.replace(/[{}]/g, ' ');
}

describe('every sentence for people is in the copy', () => {
  it('and none in a view', () => {
    const found = views.flatMap(({ path, text }) =>
      [...sentencesIn(path, text), ...spokenAttributesIn(text)].map((words) => `${path}: ${words}`),
    );
    expect(found).toEqual([]);
  });

  it('there are views to check', () => {
    expect(views.length).toBeGreaterThan(30);
  });
});

describe('the check finds a sentence', () => {
  test.each([
    ['x.astro', '---\nconst a = 1;\n---\n<p>Sign in</p>'],
    ['x.astro', '---\n---\n<p>\n  Sign in to see {plan}\n</p>'],
    ['x.astro', '---\n---\n{open && <p>Sign in</p>}'],
    ['x.tsx', 'return <Button disabled={busy}>Sign in</Button>;'],
    ['x.tsx', 'return <p>{name} has signed in</p>;'],
  ])('%s %j', (path, text) => {
    expect(sentencesIn(path, text)).not.toEqual([]);
  });

  test.each([
    ['<img alt="A camera" />'],
    ["<Field label='Email Address' />"],
    ['<button aria-label="Close" />'],
  ])('%s', (text) => {
    expect(spokenAttributesIn(text)).toHaveLength(1);
  });

  test.each([
    ['x.astro', "---\nimport A from './a.astro';\n---\n<p>{copy.title}</p><style>p { color: red }</style>"],
    [
      'x.tsx',
      'const box = useRef<HTMLDivElement>(null);\nconst a = useState<boolean>(false);\nreturn <p>{title}</p>;',
    ],
    ['x.tsx', 'return items.map((item) => <li key={item.id}>{item.name}: {item.count}</li>);'],
  ])('and no sentence in %s %j', (path, text) => {
    expect(sentencesIn(path, text)).toEqual([]);
  });
});
