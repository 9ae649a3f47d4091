import { describe, expect, it } from 'vitest';
import { importsOf, sourceFiles, withoutComments } from './source-files.ts';

const islands = sourceFiles(['src/islands']);

/** The plain scripts of every page, and the providers' fields, which create elements. */
const mayLookForElements = /^src\/islands\/(page\/|billing\/(recurly-(fields|challenge)|stripe-fields)\.ts$)/;

describe('one front end (docs/adr/027)', () => {
  it('no island queries elements or reads data attributes', () => {
    const looking = islands
      .filter(({ path }) => !mayLookForElements.test(path))
      .filter(({ text }) => /\b(querySelector|getElementById|dataset)\b/.test(withoutComments(text)))
      .map(({ path }) => path);
    expect(looking).toEqual([]);
  });

  it('a part exists once: no part is an Astro component', () => {
    expect(
      sourceFiles(['src/components', 'src/islands']).filter(({ path }) => path.endsWith('.astro')),
    ).toEqual([]);
  });

  it('no form handles its own submit event: useForm sends every form', () => {
    const sending = islands
      .filter(({ path }) => !/^src\/islands\/(form|page)\//.test(path))
      .filter(({ text }) => /addEventListener\(\s*['"]submit/.test(withoutComments(text)))
      .map(({ path }) => path);
    expect(sending).toEqual([]);
  });
});

describe('the style sheets', () => {
  const sheets = sourceFiles(['src/styles']);
  const signedIn = 'src/styles/signed-in.css';

  it('are all in that of signed-in pages, itself or through those of a visitor’s pages', () => {
    const reached = new Set([signedIn]);
    for (const sheet of reached)
      for (const { to } of sheets.filter(({ path }) => path === sheet).flatMap(importsOf)) reached.add(to);
    expect([...reached].toSorted()).toEqual(sheets.map(({ path }) => path));
  });

  it('are imported whole only: no part or page imports its own', () => {
    const imported = sourceFiles(['src'])
      .flatMap(importsOf)
      .filter(({ from, to }) => to.startsWith('src/styles/') && !from.startsWith('src/styles/'))
      .map(({ to }) => to);
    const whole = ['sign-in', 'signed-in', 'visitor-legal', 'visitor-plans', 'visitor'].map(
      (name) => `src/styles/${name}.css`,
    );
    expect([...new Set(imported)].toSorted()).toEqual(whole);
  });
});

describe('every form is a plain form', () => {
  const forms = islands.flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(/<form\b[^>]*?(?:=>[^>]*?)*>/g)].map(([tag]): [string, string] => [
      path,
      tag,
    ]),
  );

  it('has a method, and an address where it is posted', () => {
    const others = forms.filter(
      ([, tag]) =>
        !/method=["'](post|dialog)["']/.test(tag) || (tag.includes('"post"') && !tag.includes('action=')),
    );
    expect(others).toEqual([]);
  });

  it('there are forms to check', () => {
    expect(forms.length).toBeGreaterThan(10);
  });
});
