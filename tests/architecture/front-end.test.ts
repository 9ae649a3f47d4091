import { describe, expect, it, test } from 'vitest';
import { sourceFiles, withoutComments } from './source-files.ts';

const islands = sourceFiles(['src/islands']);

/** Plain scripts of every page, and the fields of a provider, which make elements of their own. */
const mayLookForElements = /^src\/islands\/(page\/|billing\/recurly-fields\.ts$)/;

describe('one front end (docs/adr/027)', () => {
  it('no island looks for elements, and none is told by attributes', () => {
    const looking = islands
      .filter(({ path }) => !mayLookForElements.test(path))
      .filter(({ text }) => /\b(querySelector|getElementById|dataset)\b/.test(withoutComments(text)))
      .map(({ path }) => path);
    expect(looking).toEqual([]);
  });

  it('a part exists once: none is an Astro component', () => {
    expect(
      sourceFiles(['src/components', 'src/islands']).filter(({ path }) => path.endsWith('.astro')),
    ).toEqual([]);
  });

  it('no form listens for its own submission: useForm sends them all', () => {
    const sending = islands
      .filter(({ path }) => !/^src\/islands\/(form|page)\//.test(path))
      .filter(({ text }) => /addEventListener\(\s*['"]submit/.test(withoutComments(text)))
      .map(({ path }) => path);
    expect(sending).toEqual([]);
  });
});

describe('every form is a plain form', () => {
  const forms = islands.flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(/<form\b[^>]*?(?:=>[^>]*?)*>/g)].map(([tag]): [string, string] => [
      path,
      tag,
    ]),
  );

  test.each(forms)('%s: %s', (_path, tag) => {
    expect(tag).toMatch(/method=["'](post|dialog)["']/);
    if (tag.includes('"post"')) expect(tag).toMatch(/action=/);
  });

  it('there are forms to look at', () => {
    expect(forms.length).toBeGreaterThan(10);
  });
});
