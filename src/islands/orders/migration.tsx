import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MigrationView } from '../../components/orders/migration-view.tsx';
import { CALL_HEADER } from '../../contracts/account-call.ts';
import type { MigrationWords } from '../../contracts/orders/migration.ts';
import { forwardAppMessages } from '../page/app-bridge.ts';
import { pageCall } from '../page/page-call.ts';
import { migrationStore } from './migration-store.ts';

export type MigrationProps = { words: MigrationWords };

const ID = 'migration-dialog';

/** Puts the dialog into the page, after a check found a migration necessary. */
export function showMigration(words: MigrationWords): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Migration words={words} />);
}

/** Migrates the account to a new plan, at once, and shows the progress in a dialog. Without script nothing is migrated. */
export function Migration({ words }: MigrationProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [store] = useState(() => migrationStore({ attempt, reload: () => window.location.reload() }));
  const state = useStore(store.$migration);
  const shown = state.at === 'settled' ? ({ at: 'attempting' } as const) : state;
  useEffect(() => {
    dialog.current?.showModal();
    void store.begin();
  }, [store]);
  useEffect(() => heading.current?.focus(), [shown.at]);
  return (
    <dialog
      ref={dialog}
      className="dialog migration"
      id={ID}
      aria-labelledby={`${ID}-heading`}
      // The dialog cannot be closed before the attempt has ended.
      onCancel={(event) => {
        if (shown.at === 'attempting') event.preventDefault();
      }}
      onClose={store.close}
    >
      <MigrationView state={shown} words={words} id={`${ID}-heading`} heading={heading} />
    </dialog>
  );
}

async function attempt(): Promise<Response> {
  const answer = await fetch(pageCall('/api/migration/attempt'), {
    method: 'POST',
    headers: { [CALL_HEADER]: '1' },
  });
  // The answer leads to no other page, on which an app would hear of it.
  void forwardAppMessages();
  return answer;
}
