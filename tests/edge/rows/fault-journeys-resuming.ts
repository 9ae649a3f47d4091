import { expect } from 'vitest';
import { type Journey, opens } from '../../support/fault-matrix.ts';
import { formTo, wordsOf } from '../../support/html.ts';
import { ask, postForm, signedIn } from '../../support/portal.ts';

const WRONG = 'Oops! Something went wrong.';

const myPlan = async (brand: string, cookie: string) =>
  wordsOf((await ask({ brand, path: '/subscriptions', cookie })).text);

/** The messages of keeping a plan when the platform fails: the operations of orders, from another page. */
export const resumingJourneys: Journey[] = [
  {
    operation: 'preview',
    brand: 'otis',
    persona: 'pending',
    ready: opens('/keep-plan', 'pending'),
    works: { says: '$0.00 today' },
    refused: { says: WRONG, again: '$0.00 today' },
    down: { says: WRONG, again: '$0.00 today' },
  },
  {
    operation: 'subscribe',
    // An order with an unknown result is not sent again (docs/adr/016).
    once: true,
    brand: 'pepper',
    persona: 'pending',
    async ready(brand) {
      const cookie = await signedIn('pending', brand);
      const page = await ask({ brand, path: '/keep-plan', cookie });
      const { fields } = formTo(page.text, '/api/plans/keep');
      return { cookie, act: () => postForm('/api/plans/keep', fields, { brand, cookie }) };
    },
    works: { says: 'You keep Pro.' },
    refused: { says: 'Nothing was changed or charged.', again: 'You keep Pro.' },
    down: {
      says: 'We’re still checking whether Pro was kept.',
      again: /still in progress|still checking/,
    },
    lost: { says: 'You keep Pro.', but: { hang: 'We’re still checking' }, again: 'You keep Pro.' },
    async stored({ cookie }, kind, brand) {
      if (kind === 'ended') return;
      const isKept = kind === 'lost' || kind === 'slow';
      expect((await myPlan(brand, cookie)).includes('Pending change'), kind).toBe(!isKept);
    },
  },
];
