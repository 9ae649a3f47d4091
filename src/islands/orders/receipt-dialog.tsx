import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Facts, type FactsProps } from '../../components/facts.tsx';
import '../../styles/order-summary.css';

export type ReceiptDialogProps = {
  text: string;
  lines: FactsProps['facts'];
  words: Record<'heading' | 'close', string>;
};

/** Shows what was ordered; closing it leads to My Plan. */
export function ReceiptDialog({ text, lines, words }: ReceiptDialogProps) {
  return (
    <Dialog
      id="order-done"
      heading={words.heading}
      text={text}
      className="order-done"
      open
      onClose={() => window.location.assign('/subscriptions')}
    >
      <Facts facts={lines} />
      <Button href="/subscriptions" wide>
        {words.close}
      </Button>
    </Dialog>
  );
}
