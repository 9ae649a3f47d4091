import { copyFor, type CopySection } from '../../copy/copy.ts';
import type { Message, Written } from '../../copy/message.ts';
import { directionOf, languageName, languages, type SpokenLanguage } from '../../domain/text/languages.ts';
import { sectionPages } from './_section-pages.ts';
import { limitOf, sentenceKinds } from './_sentence-kinds.ts';
import { sections, type SentencePlace, sentencePlaces } from './_sentence-places.ts';
import { storyGroups } from './_story-groups.ts';

/** A sentence with its place; `id` is its anchor. */
type Sentence = {
  id: string;
  key: string;
  written: Written;
  place: SentencePlace;
  /** How many characters it may have; undefined: as many as it needs. */
  limit: number | undefined;
};
/** A picture with the sentences that stand in it. */
type Picture = { story: string; state: string; sentences: Sentence[] };

/** The section of this name; undefined for any other text. */
export function knownSection(name: string | null): CopySection | undefined {
  return sectionNames.find((section) => section === name);
}

/** The names of all sections, as the copy sorts them. */
export const sectionNames: readonly CopySection[] = [...sections.keys()].flatMap((name) =>
  isSection(name) ? [name] : [],
);

function isSection(name: string): name is CopySection {
  return sectionPages.has(name);
}

/** The sentences of a section by the picture that they stand in; those without one come last. */
export function picturesOf(section: CopySection): {
  pictures: readonly Picture[];
  others: readonly Sentence[];
} {
  const pictures = new Map<string, Picture>();
  const others: Sentence[] = [];
  for (const [key, written] of Object.entries(sections.get(section)?.sentences ?? {})) {
    const id = `${section}.${key}`;
    const place = sentencePlaces().get(id) ?? { kind: undefined, story: undefined };
    const sentence = { id, key, written, place, limit: limitOf(place.kind, textsOf(section, key)) };
    if (!place.story) {
      others.push(sentence);
      continue;
    }
    const { story, state } = place.story;
    const picture = pictures.get(`${story}: ${state}`) ?? { story, state, sentences: [] };
    picture.sentences.push(sentence);
    pictures.set(`${story}: ${state}`, picture);
  }
  return { pictures: [...pictures.values()], others };
}

/** A sentence in every language and form. */
function textsOf(section: CopySection, key: string): string[] {
  return languages.flatMap((language) =>
    formsOf(messagesOf(section, language).get(key) ?? '').map(([, text]) => text),
  );
}

function messagesOf(section: CopySection, language: SpokenLanguage): ReadonlyMap<string, Message> {
  return new Map<string, Message>(Object.entries(copyFor(section, language, { copy: {} })));
}

/** Shows every sentence of a section with the picture that it stands in, in English and in a chosen language. */
export function Sentences({ section, language }: { section: CopySection; language: SpokenLanguage }) {
  const { pictures, others } = picturesOf(section);
  return (
    <>
      {pictures.map(({ story, state, sentences }) => (
        <section key={`${story}: ${state}`} className="stack" aria-label={`${story}: ${state}`}>
          <h2>{story}</h2>
          <p className="muted small">{state}</p>
          <div className="sentence-picture" data-story={`${story}: ${state}`}>
            {storyGroups.find(({ path }) => path === story)?.stories[state]}
          </div>
          <SentenceList section={section} language={language} sentences={sentences} />
        </section>
      ))}
      {others.length > 0 && (
        <section className="stack" aria-label="Without a picture">
          <h2>Without a picture</h2>
          <p className="muted small">
            No story shows these. They are seen on{' '}
            <a href={sectionPages.get(section)}>{sectionPages.get(section)}</a>, or where the portal speaks of
            it.
          </p>
          <SentenceList section={section} language={language} sentences={others} />
        </section>
      )}
    </>
  );
}

function SentenceList({
  section,
  language,
  sentences,
}: {
  section: CopySection;
  language: SpokenLanguage;
  sentences: readonly Sentence[];
}) {
  const translated = messagesOf(section, language);
  return (
    <ul className="sentences">
      {sentences.map(({ id, key, written, place, limit }) => (
        <li key={id} id={id} className="sentence">
          <p className="muted small">
            <a href={`#${id}`}>{id}</a>
            {placeText(place, limit)}
          </p>
          <Forms language="en" forms={formsOf(written)} />
          {language !== 'en' && <Forms language={language} forms={formsOf(translated.get(key) ?? '')} />}
        </li>
      ))}
    </ul>
  );
}

function Forms({
  language,
  forms,
}: {
  language: SpokenLanguage;
  forms: readonly (readonly [string, string])[];
}) {
  return (
    <div className="sentence-forms" lang={language} dir={directionOf(language)}>
      <span className="visually-hidden">{languageName(language)}</span>
      {forms.map(([form, text]) => (
        <p key={form}>
          {form !== '' && (
            <span className="muted small" lang="en" dir="ltr">
              {form}:
            </span>
          )}{' '}
          {text}
        </p>
      ))}
    </div>
  );
}

function placeText({ kind, story }: SentencePlace, limit: number | undefined): string {
  const later = story?.appears === 'later' ? ', after what a person does here' : '';
  if (!kind) return later;
  const { name, speaker } = sentenceKinds[kind];
  return `, a ${name}, ${speaker} says it${limit === undefined ? '' : `, at most ${limit} characters`}${later}`;
}

function formsOf(sentence: Written | Message): readonly (readonly [form: string, text: string])[] {
  if (typeof sentence === 'string') return [['', sentence]];
  const forms = isCounted(sentence) ? sentence.forms : sentence;
  return Object.entries(forms);
}

function isCounted(sentence: Exclude<Written | Message, string>): sentence is Exclude<Message, string> {
  return typeof sentence['forms'] === 'object';
}
