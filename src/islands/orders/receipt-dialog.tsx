import type { ReactNode } from 'react';
import type { Copy } from '../../copy/copy.ts';
import { BackToApp } from '../../components/back-to-app.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';

export type ReceiptDialogProps = {
  words: Pick<Copy['order'], 'doneTitle' | 'doneClose' | 'doneHistory'>;
  /** The words of the way back to the app; undefined outside of one. */
  backToApp: string | undefined;
  /** The brand's logo, rendered by the server. */
  logo?: ReactNode;
  /** The receipt of the order, rendered by the server. */
  children?: ReactNode;
};

/** Shows the receipt of an order, over the whole window; closing the dialog opens My Plan. */
export function ReceiptDialog({ words, backToApp, logo, children }: ReceiptDialogProps) {
  return (
    <Dialog
      id="order-done"
      heading={words.doneTitle}
      className="order-done"
      open
      onClose={() => window.location.assign('/subscriptions')}
    >
      {logo && <div className="order-done-head">{logo}</div>}
      {children}
      <div className="order-done-ways">
        {/* The dialog would give the focus to the first link, which saves a file. */}
        <Button href="/subscriptions" autoFocus>
          {words.doneClose}
        </Button>
        <Button href="/account-history" variant="secondary">
          {words.doneHistory}
        </Button>
        {backToApp && <BackToApp label={backToApp} />}
      </div>
    </Dialog>
  );
}
