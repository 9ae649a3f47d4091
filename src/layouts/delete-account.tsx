import { Button } from '../components/button.tsx';
import type { MarkedCall } from '../contracts/account-call.ts';
import type { DeletionWords } from './frame.ts';

export type DeleteAccountProps = {
  id: string;
  /** The id of the menu that opened it: closing the menu closes both. */
  menu: string;
  action: MarkedCall;
  words: DeletionWords;
};

/**
 * The question before an account is deleted, as a popover that works without script. If a proof of identity is needed,
 * it links to the page that asks for it: a password must not be typed here, where other scripts may run.
 */
export function DeleteAccount({ id, menu, action, words }: DeleteAccountProps) {
  const headingId = `${id}-heading`;
  const notNow = (
    <Button type="button" variant="secondary" popoverTarget={menu} popoverTargetAction="hide" autoFocus>
      {words.notNow}
    </Button>
  );
  return (
    <div className="dialog delete-account" id={id} popover="auto" role="dialog" aria-labelledby={headingId}>
      <div className="dialog-body">
        <h2 id={headingId}>{words.confirmTitle}</h2>
        <p>{words.confirmText}</p>
        {words.next && <p>{words.next.text}</p>}
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
    </div>
  );
}
