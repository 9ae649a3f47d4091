import { sentenceKinds } from '../../src/pages/gallery/_sentence-kinds.ts';
import type { SentencePlace } from '../../src/pages/gallery/_sentence-places.ts';
import type { Note } from './xliff.ts';

/** The gallery of sentences on a machine where `npm start` runs. */
const GALLERY = 'http://geeni.localhost:8787/gallery';

/** The notes of a sentence: where it is seen, what it is, who says it, and how long it may be. */
export function sentenceNotes(
  section: string,
  key: string,
  place: SentencePlace | undefined,
  page: string,
): Note[] {
  const seen = place?.story
    ? `In the picture “${place.story.story}: ${place.story.state}”${place.story.appears === 'later' ? ', after what a person does there' : ''}`
    : `On ${page}, or where the portal speaks of it`;
  const kind = place?.kind && sentenceKinds[place.kind];
  return [
    { category: 'where', text: `${seen}: ${GALLERY}?sentences=${section}#${section}.${key}` },
    ...(kind
      ? [
          {
            category: 'kind',
            text: `A ${kind.name}. ${kind.speaker === 'the person' ? 'The person' : 'The portal'} says it.`,
          },
          ...(place?.limit === undefined
            ? []
            : [{ category: 'limit', text: `At most ${place.limit} characters.` }]),
        ]
      : []),
  ];
}
