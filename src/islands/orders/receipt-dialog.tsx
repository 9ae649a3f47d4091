import type { ReactNode } from 'react';
import type { Copy } from '../../copy/copy.ts';
import { BackToApp } from '../../components/back-to-app.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';

export type ReceiptDialogProps = {
  /** The address of My Plan. */
  home: string;
  /** The page that lists invoices. */
  invoices: { href: string; label: string };
  words: Pick<Copy['order'], 'doneTitle' | 'doneClose'>;
  /** The words of the way back to the app; undefined outside of one. */
  backToApp: string | undefined;
  /** The brand's logo, rendered by the server. */
  logo?: ReactNode;
  /** The receipt of the order, rendered by the server. */
  children?: ReactNode;
};

/** Shows the receipt of an order, over the whole window; closing the dialog opens My Plan. */
export function ReceiptDialog({ home, invoices, words, backToApp, logo, children }: ReceiptDialogProps) {
  return (
    <Dialog
      id="order-done"
      heading={words.doneTitle}
      className="order-done"
      open
      onClose={() => window.location.assign(home)}
    >
      {logo && <div className="order-done-head">{logo}</div>}
      {children}
      <div className="order-done-ways">
        {/* The dialog would give the focus to the first link, which saves a file. */}
        <Button href={home} autoFocus>
          {words.doneClose}
        </Button>
        <Button href={invoices.href} variant="secondary">
          {invoices.label}
        </Button>
        {backToApp && <BackToApp label={backToApp} home={home} />}
      </div>
    </Dialog>
  );
}
