import { describe, expect, it } from 'vitest';
import { importsOf, sourceFiles, withoutComments } from './source-files.ts';

const islands = sourceFiles(['src/islands']);

/** The plain scripts of every page, and the provider's fields, which create elements. */
const mayLookForElements = /^src\/islands\/(page\/|billing\/recurly-fields\.ts$)/;

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

describe('the style sheet of signed-in pages, src/styles/signed-in.css', () => {
  const folder = 'src/styles/';
  const sheets = sourceFiles(['src/styles']).map(({ path }) => path);
  const whole = sourceFiles(['src/styles']).filter(({ path }) => path === `${folder}signed-in.css`);
  const listed = whole.flatMap(importsOf).map(({ to }) => to);

  it('has every sheet once', () => {
    expect(listed.toSorted()).toEqual(sheets.filter((path) => path !== `${folder}signed-in.css`));
  });

  it('has the sheets in the order frames, parts, journeys', () => {
    const users = sourceFiles(['src/layouts', 'src/components', 'src/islands']).flatMap(importsOf);
    const usersOf = (sheet: string) => users.filter(({ to }) => to === sheet).map(({ from }) => from);
    // tabs.css belongs to the frame: only the chooser, which has no other frame for visitors, imports it itself.
    const ofJourney = listed.filter(
      (sheet) =>
        sheet !== `${folder}tabs.css` &&
        usersOf(sheet).length > 0 &&
        usersOf(sheet).every((from) => /^src\/(components|islands)\/[^/]+\//.test(from)),
    );
    const ofParts = listed.filter((sheet) =>
      usersOf(sheet).some((from) => /^src\/components\/[^/]+$/.test(from)),
    );
    expect(ofJourney.length).toBeGreaterThan(20);
    expect(ofParts.length).toBeGreaterThan(15);
    for (const part of ofParts)
      expect(listed.indexOf(part), part).toBeLessThan(listed.indexOf(ofJourney[0] ?? ''));
    expect(listed.slice(0, 2)).toEqual([`${folder}base.css`, `${folder}layout.css`]);
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
