import { Button } from '../components/button.tsx';
import type { MarkedCall } from '../contracts/account-call.ts';
import type { DeletionWords } from './frame.ts';
import { closes } from './opens.ts';

export type DeleteAccountProps = {
  /** The button that opens it has the attributes of `opens`. */
  id: string;
  action: MarkedCall;
  words: DeletionWords;
};

/**
 * The question before an account is deleted, as a modal dialog that works without script. If a proof of identity is needed,
 * it links to the page that asks for it: a password must not be typed here, where other scripts may run.
 */
export function DeleteAccount({ id, action, words }: DeleteAccountProps) {
  const headingId = `${id}-heading`;
  const notNow = (
    <Button type="button" variant="secondary" {...closes(id)} autoFocus>
      {words.notNow}
    </Button>
  );
  return (
    <dialog
      className="dialog delete-account"
      id={id}
      popover="auto"
      aria-labelledby={headingId}
      aria-describedby={`${id}-content`}
    >
      <div className="dialog-body">
        <h2 id={headingId}>{words.confirmTitle}</h2>
        <div className="dialog-content" id={`${id}-content`}>
          <p>{words.confirmText}</p>
          {words.next && <p>{words.next.text}</p>}
        </div>
      </div>
      {words.next ? (
        <div className="actions dialog-actions">
          {notNow}
          <Button href={words.next.href}>{words.next.label}</Button>
        </div>
      ) : (
        <form className="actions dialog-actions" method="post" action={action} data-busy={words.confirming}>
          {notNow}
          <Button variant="danger">{words.confirm}</Button>
        </form>
      )}
    </dialog>
  );
}
