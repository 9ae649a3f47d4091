import { sentenceKinds } from '../../src/pages/gallery/_sentence-kinds.ts';
import { sentenceMeanings } from '../../src/pages/gallery/_sentence-meanings.ts';
import type { SentencePlace } from '../../src/pages/gallery/_sentence-places.ts';
import type { Note } from './xliff.ts';

/** The gallery of sentences on a machine where `npm start` runs. */
const GALLERY = 'http://geeni.localhost:8787/gallery';

/** What the notes of a sentence are made of. */
export type NotedSentence = {
  section: string;
  key: string;
  place: SentencePlace | undefined;
  /** The page that its section is about. */
  page: string;
  limit: number | undefined;
};

/** The notes of a sentence: what it means, where it is seen, what it is, who says it, and how long it may be. */
export function sentenceNotes({ section, key, place, page, limit }: NotedSentence): Note[] {
  const later = place?.story?.appears === 'later' ? ', after what a person does there' : '';
  const seen = place?.story
    ? `In the picture “${place.story.story}: ${place.story.state}”${later}`
    : `On ${page}, or where the portal speaks of it`;
  const kind = place?.kind && sentenceKinds[place.kind];
  const meaning = sentenceMeanings[`${section}.${key}`];
  return [
    ...(meaning === undefined ? [] : [{ category: 'meaning', text: meaning }]),
    { category: 'where', text: `${seen}: ${GALLERY}?sentences=${section}#${section}.${key}` },
    ...(kind
      ? [
          {
            category: 'kind',
            text: `A ${kind.name}. ${kind.speaker === 'the person' ? 'The person' : 'The portal'} says it.`,
          },
        ]
      : []),
    ...(limit === undefined ? [] : [{ category: 'limit', text: `At most ${limit} characters.` }]),
  ];
}
