import { Button } from '../components/button.tsx';
import type { MarkedCall } from '../contracts/account-call.ts';
import type { DeletionWords } from './frame.ts';

export type DeleteAccountProps = {
  /** A link with this id in `data-opens` opens it. */
  id: string;
  action: MarkedCall;
  words: DeletionWords;
};

/**
 * The question before an account is deleted, as a dialog. If a proof of identity is needed, it links to the page that asks
 * for it: a password must not be typed here, where other scripts may run.
 */
export function DeleteAccount({ id, action, words }: DeleteAccountProps) {
  return (
    <dialog
      className="dialog delete-account"
      id={id}
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-content`}
    >
      <div className="dialog-body">
        <h2 id={`${id}-heading`}>{words.confirmTitle}</h2>
        <div className="dialog-content" id={`${id}-content`}>
          <p>{words.confirmText}</p>
          {words.next && <p>{words.next.text}</p>}
        </div>
      </div>
      <div className="actions dialog-actions">
        {words.next ? (
          <Button href={words.next.href}>{words.next.label}</Button>
        ) : (
          <form method="post" action={action} data-busy={words.confirming}>
            <Button variant="danger">{words.confirm}</Button>
          </form>
        )}
        <form method="dialog">
          <Button variant="secondary" autoFocus>
            {words.notNow}
          </Button>
        </form>
      </div>
    </dialog>
  );
}
