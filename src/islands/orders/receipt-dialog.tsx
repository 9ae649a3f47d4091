import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { OrderThanks, type OrderThanksProps } from '../../components/orders/order-thanks.tsx';

export type ReceiptDialogProps = OrderThanksProps & {
  words: Record<'heading' | 'close' | 'history', string>;
};

/** Thanks for an order; closing it leads to My Plan. */
export function ReceiptDialog({ words, ...thanks }: ReceiptDialogProps) {
  return (
    <Dialog
      id="order-done"
      heading={words.heading}
      className="order-done"
      open
      onClose={() => window.location.assign('/subscriptions')}
    >
      <OrderThanks {...thanks} />
      <div className="order-done-ways">
        <Button href="/subscriptions">{words.close}</Button>
        <Button href="/account-history" variant="secondary">
          {words.history}
        </Button>
      </div>
    </Dialog>
  );
}
