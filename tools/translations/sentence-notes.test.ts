import { expect, test } from 'vitest';
import { sentenceNotes } from './sentence-notes.ts';

test('the notes of a sentence say what it means, where it is seen, who says it and how long it may be', () => {
  const story = { story: 'access/reset-form', state: 'usual', appears: 'later' } as const;
  const place = { kind: 'button', story } as const;
  expect(sentenceNotes({ section: 'recovery', key: 'hide', place, page: '/reset', limit: 36 })).toEqual([
    { category: 'meaning', text: 'A button: shows dots instead of the password.' },
    {
      category: 'where',
      text: 'In the picture “access/reset-form: usual”, after what a person does there: http://geeni.localhost:8787/gallery?sentences=recovery#recovery.hide',
    },
    { category: 'kind', text: 'A button. The person says it.' },
    { category: 'limit', text: 'At most 36 characters.' },
  ]);
});

test('a sentence without a picture or a meaning of its own has its page alone', () => {
  const sentence = { section: 'recovery', key: 'submittedTitle', place: undefined, page: '/forgot-password' };
  expect(sentenceNotes({ ...sentence, limit: undefined })).toEqual([
    {
      category: 'where',
      text: 'On /forgot-password, or where the portal speaks of it: http://geeni.localhost:8787/gallery?sentences=recovery#recovery.submittedTitle',
    },
  ]);
});
