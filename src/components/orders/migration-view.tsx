import type { Ref } from 'react';
import type { MigrationWords } from '../../contracts/orders/migration.ts';
import { Button } from '../button.tsx';

export type MigrationViewProps = {
  state: { at: 'attempting' } | { at: 'failure' } | { at: 'success'; statement: string };
  words: MigrationWords;
  /** The id of the heading. */
  id: string;
  /** Ref to the heading, which takes the focus when the view changes. */
  heading?: Ref<HTMLHeadingElement>;
};

/** The content of the migration dialog: in progress, failed, or succeeded. */
export function MigrationView({ state, words, id, heading }: MigrationViewProps) {
  const title = {
    attempting: words.attemptingTitle,
    failure: words.failureTitle,
    success: words.successTitle,
  };
  return (
    <div className="migration-view">
      {state.at !== 'failure' && <Gift />}
      <h2 id={id} tabIndex={-1} ref={heading}>
        {title[state.at]}
      </h2>
      {state.at === 'attempting' && (
        <>
          <p role="status">{words.attemptingText}</p>
          <span className="migration-progress" aria-hidden="true"></span>
        </>
      )}
      {state.at === 'failure' && (
        <>
          <p>{words.failureText}</p>
          <div className="actions dialog-actions">
            <form method="dialog">
              <Button variant="quiet">{words.close}</Button>
            </form>
            <form method="post" action="/api/auth/sign-out">
              <Button variant="secondary">{words.signOut}</Button>
            </form>
            <Button href={words.contactHref}>{words.contactUs}</Button>
          </div>
        </>
      )}
      {state.at === 'success' && (
        <>
          <p>{state.statement}</p>
          <form className="actions dialog-actions" method="dialog">
            <Button>{words.seePlan}</Button>
          </form>
        </>
      )}
    </div>
  );
}

function Gift() {
  return (
    <svg className="gift" viewBox="0 0 48 48" aria-hidden="true">
      <path d="M6 16h36v8H6zM9 24h30v18H9zM24 16v26M24 16c-4-9-13-9-12-3 .6 3 6 3 12 3zm0 0c4-9 13-9 12-3-.6 3-6 3-12 3z" />
    </svg>
  );
}
