import type { Element } from '@xmldom/xmldom';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Written } from '../../copy/message.ts';
import type { Sentences } from '../../copy/packed-copy.ts';
import { childrenOf, markupTree, textIn } from './_markup.ts';
import { kindIn, type SentenceKind } from './_sentence-kinds.ts';
import { storyGroups } from './_story-groups.ts';

/** The state of a story that holds a sentence. `appears`: at once, or after what a person does in it. */
export type StoryPlace = { story: string; state: string; appears: 'at once' | 'later' };

/** Where a sentence is seen. Without a story its page is the one that its section is about, and its kind is not known. */
export type SentencePlace = { kind: SentenceKind | undefined; story: StoryPlace | undefined };

const files = import.meta.glob<Readonly<Record<string, Sentences>>>('../../copy/en/**/*.ts', { eager: true });

/** The English sections: `journey` is the folder, empty for the sections that all journeys share. */
export const sections: ReadonlyMap<string, { journey: string; sentences: Sentences }> = new Map(
  Object.entries(files).map(([file, module]) => {
    const [, journey = '', section = ''] = /copy\/en\/(?:(.*)\/)?(\w+)\.ts$/.exec(file) ?? [];
    return [section, { journey, sentences: module[section] ?? {} }];
  }),
);

/** A text of a story. `journey` is that of the story; undefined for a part that all journeys share. */
type Seen = { text: string; kind: SentenceKind | undefined; place: StoryPlace; journey: string };

/** A sentence in one form, as a pattern. `letters`: how much of it is not a variable. */
type Pattern = { id: string; journey: string; pattern: RegExp; letters: number };

let places: ReadonlyMap<string, SentencePlace> | undefined;

/** Where each sentence is seen, by `<section>.<key>`: found by rendering every story, and once. */
export function sentencePlaces(): ReadonlyMap<string, SentencePlace> {
  places ??= findPlaces();
  return places;
}

function findPlaces(): ReadonlyMap<string, SentencePlace> {
  const match = matcher();
  const matches = storyGroups
    .flatMap(seenIn)
    .flatMap((seen) => match(seen).map((each) => ({ ...each, seen })));
  // Of a section and a story: how many of its sentences are there. A sentence belongs where most of its section is.
  const company = new Map<string, Set<string>>();
  const companyOf = ({ id, seen }: (typeof matches)[number]) => {
    const name = `${sectionOf(id)} ${seen.place.story}`;
    const ids = company.get(name) ?? new Set();
    company.set(name, ids);
    return ids;
  };
  for (const each of matches) companyOf(each).add(each.id);
  const best = new Map<string, (typeof matches)[number]>();
  for (const each of matches) {
    const before = best.get(each.id);
    const order = before ? each.rank - before.rank || companyOf(each).size - companyOf(before).size : 1;
    if (order > 0) best.set(each.id, each);
  }
  return new Map(
    [...sections].flatMap(([section, { sentences }]) =>
      Object.keys(sentences).map((key): [string, SentencePlace] => {
        const seen = best.get(`${section}.${key}`)?.seen;
        return [`${section}.${key}`, { kind: seen?.kind, story: seen?.place }];
      }),
    ),
  );
}

function sectionOf(id: string): string {
  return id.split('.')[0] ?? '';
}

/** The texts of the stories of a part: those that it renders, then those that it is given and may show later. */
function seenIn({ path, stories }: (typeof storyGroups)[number]): Seen[] {
  const journey = path.includes('/') ? (path.split('/')[0] ?? '') : '';
  return Object.entries(stories).flatMap(([state, story]) => [
    ...textsIn(markupTree(renderToStaticMarkup(story)), []).map((seen): Seen => ({
      ...seen,
      journey,
      place: { story: path, state, appears: 'at once' },
    })),
    ...stringsIn(story.props, new Set()).map((text): Seen => ({
      text,
      kind: undefined,
      journey,
      place: { story: path, state, appears: 'later' },
    })),
  ]);
}

function textsIn(element: Element, around: readonly Element[]): Pick<Seen, 'text' | 'kind'>[] {
  const here = [element, ...around];
  const spoken = ['aria-label', 'placeholder', 'title', 'alt'].flatMap((name) => {
    const text = element.getAttribute(name);
    return text ? [{ text, kind: 'spoken' as const }] : [];
  });
  const within = childrenOf(element).flatMap((child) => textsIn(child, here));
  const text = textIn(element);
  const isNew = text !== '' && !within.some((each) => each.text === text && each.kind !== 'spoken');
  return [...spoken, ...within, ...(isNew ? [{ text, kind: kindIn(here) }] : [])];
}

/** The texts in the properties of a story. A whole section that it is given says nothing about what it shows. */
function stringsIn(value: unknown, done: Set<unknown>): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || done.has(value)) return [];
  done.add(value);
  if ([...sections.values()].some(({ sentences }) => sentences === value)) return [];
  return Object.values(value).flatMap((each) => stringsIn(each, done));
}

/** Returns a function that finds the sentences that a text is, each with its rank among the places of that sentence. */
function matcher(): (seen: Seen) => { id: string; rank: number }[] {
  const patterns = [...sections].flatMap(([section, { journey, sentences }]) =>
    Object.entries(sentences).flatMap(([key, sentence]) =>
      textsOf(sentence).map((text) => patternOf(`${section}.${key}`, journey, text)),
    ),
  );
  const known = new Map<string, Pattern[]>();
  return ({ text, journey, kind }) => {
    const matching = known.get(text) ?? patterns.filter(({ pattern }) => pattern.test(text));
    known.set(text, matching);
    // In a story of another journey a short text, such as a name and a price, can be anything.
    const likely = matching.filter(
      (each) => each.journey === journey || each.letters > 7 || each.letters === text.length,
    );
    const near = likely.filter((each) => each.journey === journey);
    const candidates = near.length > 0 ? near : likely;
    const most = Math.max(...candidates.map(({ letters }) => letters));
    return candidates
      .filter(({ letters }) => letters === most)
      .map((each) => ({
        id: each.id,
        rank: (each.journey === journey ? 2 : 0) + (kind === undefined ? 0 : 3),
      }));
  };
}

function patternOf(id: string, journey: string, text: string): Pattern {
  const parts = text.split(/\{\w+\}/);
  const source = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.+');
  return { id, journey, pattern: new RegExp(`^${source}$`, 'u'), letters: parts.join('').length };
}

function textsOf(sentence: Written): readonly string[] {
  return typeof sentence === 'string' ? [sentence] : Object.values(sentence);
}
