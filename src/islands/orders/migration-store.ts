import { atom, type ReadableAtom } from 'nanostores';
import { answerOf, type FormAnswer } from '../form/form-store.ts';

/** The state of a migration: the dialog cannot be closed while `attempting`; after `settled` the page is reloaded. */
export type MigrationState =
  { at: 'attempting' } | { at: 'failure' } | { at: 'settled' } | { at: 'success'; statement: string };

export type MigrationPorts = {
  attempt: () => Promise<Response>;
  /** Reloads the page, whose content shows the state before the migration. */
  reload: () => void;
};

export type MigrationStore = {
  $migration: ReadableAtom<MigrationState>;
  /** Attempts the migration once. */
  begin: () => Promise<void>;
  /** To be called when the dialog was closed; reloads the page after a success. */
  close: () => void;
};

/** The state of the automatic migration of an account to a new plan. */
export function migrationStore({ attempt, reload }: MigrationPorts): MigrationStore {
  const $migration = atom<MigrationState>({ at: 'attempting' });
  let isBegun = false;
  return {
    $migration,
    async begin() {
      if (isBegun) return;
      isBegun = true;
      const state = stateOf(await answerOf(attempt));
      $migration.set(state);
      if (state.at === 'settled') reload();
    },
    close() {
      if ($migration.get().at === 'success') reload();
    },
  };
}

function stateOf(answer: FormAnswer | undefined): MigrationState {
  const data = answer?.data;
  if (typeof data !== 'object' || data === null) return { at: 'failure' };
  // Another account is signed in now: the page shows it, and says so.
  if ('code' in data && data.code === 'other_account') return { at: 'settled' };
  if (!('view' in data)) return { at: 'failure' };
  if (data.view === 'success' && 'statement' in data)
    return { at: 'success', statement: String(data.statement) };
  return { at: data.view === 'settled' ? 'settled' : 'failure' };
}
