import { describe, expect, it, test } from 'vitest';
import type { MigrationAttempt } from '../../contracts/orders/migration.ts';
import { migrationStore } from './migration-store.ts';

/** A migration whose platform the test controls; `story` records the attempts and reloads. */
function migration(attempt: () => Promise<Response>) {
  const story: string[] = [];
  const store = migrationStore({
    attempt() {
      story.push('attempt');
      return attempt();
    },
    reload: () => void story.push('reload'),
  });
  return { ...store, story };
}

const answering = (attempt: MigrationAttempt) => async () => Response.json(attempt);
const upgraded = answering({ view: 'success', statement: 'You now have 30 days.' });

describe('a migration', () => {
  test.each<[what: string, attempt: () => Promise<Response>, state: object, story: string[]]>([
    [
      'that succeeds shows its statement',
      upgraded,
      { at: 'success', statement: 'You now have 30 days.' },
      [],
    ],
    ['that fails shows the failure', answering({ view: 'failure' }), { at: 'failure' }, []],
    [
      'already done in another tab reloads the page',
      answering({ view: 'settled' }),
      { at: 'settled' },
      ['reload'],
    ],
    [
      'without a connection fails',
      () => Promise.reject(new TypeError('Failed to fetch')),
      { at: 'failure' },
      [],
    ],
    [
      'answered with an HTML page fails',
      async () => new Response('<html>', { status: 502 }),
      { at: 'failure' },
      [],
    ],
    ['answered in another shape fails', async () => Response.json({ ok: true }), { at: 'failure' }, []],
    [
      'that succeeds without a statement fails',
      async () => Response.json({ view: 'success' }),
      { at: 'failure' },
      [],
    ],
  ])('%s', async (_what, attempt, state, story) => {
    const { begin, $migration, story: told } = migration(attempt);
    expect($migration.get()).toEqual({ at: 'attempting' });
    await begin();
    expect($migration.get()).toEqual(state);
    expect(told).toEqual(['attempt', ...story]);
  });

  it('is attempted once', async () => {
    const { begin, story } = migration(upgraded);
    await Promise.all([begin(), begin()]);
    await begin();
    expect(story).toEqual(['attempt']);
  });
});

describe('closing the modal', () => {
  it('shows the new plan after an upgrade', async () => {
    const { begin, close, story } = migration(upgraded);
    await begin();
    close();
    expect(story).toEqual(['attempt', 'reload']);
  });

  it('leaves the page as it is after a failure', async () => {
    const { begin, close, story } = migration(answering({ view: 'failure' }));
    await begin();
    close();
    expect(story).toEqual(['attempt']);
  });
});
