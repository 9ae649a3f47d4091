import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { shownGroups, storyGroups } from '../../src/pages/gallery/_story-groups.ts';
import { isThere, sourceFiles } from './source-files.ts';

/** Components that hydrate and guard an island, and render nothing themselves. */
const withoutLook = new Set([
  'src/islands/form/island-boundary.tsx',
  'src/islands/renderer/browser-renderer.tsx',
]);

const views = sourceFiles(['src/components', 'src/islands'])
  .map(({ path }) => path)
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.stories.tsx') && !withoutLook.has(path));

const states = storyGroups.flatMap(({ path, stories }) =>
  Object.entries(stories).map(([name, story]) => ({ state: `${path}: ${name}`, story })),
);

describe('every part, view and island has its states in the gallery', () => {
  it('has a file of stories, which the gallery shows', () => {
    const without = views.filter((path) => {
      const group = path.replace(/^src\/(components|islands)\//, '').replace(/\.tsx$/, '');
      const url = new URL(`https://portal.example/gallery?story=${group}`);
      const shown = Object.keys(shownGroups(url)[0]?.stories ?? {});
      return !isThere(path.replace(/\.tsx$/, '.stories.tsx')) || shown.length === 0;
    });
    expect(views.length).toBeGreaterThan(100);
    expect(without).toEqual([]);
  });

  it('the parts are on one page', () => {
    const paths = shownGroups(new URL('https://portal.example/gallery')).map(({ path }) => path);
    expect(paths).toContain('button');
    expect(paths.filter((path) => path.includes('/'))).toEqual([]);
  });
});

describe('every state renders at the edge', () => {
  it('throws nowhere', () => {
    const thrown = states.flatMap(({ state, story }) => {
      try {
        renderToStaticMarkup(story);
        return [];
      } catch (error) {
        return [`${state}: ${String(error)}`];
      }
    });
    expect(states.length).toBeGreaterThan(250);
    expect(thrown).toEqual([]);
  });

  it('fills every variable of a sentence', () => {
    const unfilled = states.flatMap(({ state, story }) => {
      const [variable] = /\{[a-z]\w*\}/i.exec(renderToStaticMarkup(story)) ?? [];
      return variable === undefined ? [] : [`${state}: ${variable}`];
    });
    expect(unfilled).toEqual([]);
  });

  it('no id depends on the position of a component', () => {
    const files = sourceFiles(['src']).filter(({ text }) => /\buseId\b/.test(text));
    expect(files.map(({ path }) => path)).toEqual([]);
  });
});
