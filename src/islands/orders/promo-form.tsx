import type { KeyboardEvent } from 'react';
import { Button } from '../../components/button.tsx';
import type { MarkedCall } from '../../contracts/account-call.ts';
import type { OrderSummaryText } from '../../components/orders/order-summary.tsx';
import type { Copy } from '../../copy/copy.ts';
import { useForm } from '../form/use-form.ts';

export type PromoFormProps = {
  action: MarkedCall;
  /** The outcome of the last code; the page shows it in an element with the id `promo-tried`. */
  lastTry: OrderSummaryText['promos'][number]['state'] | undefined;
  words: Pick<Copy['order'], 'promoLabel' | 'promoApply' | 'promoApplying'>;
};

/** Applies a promo code. Enter in its field does nothing, because the button that places the order is close. */
export function PromoForm({ action, lastTry, words }: PromoFormProps) {
  const form = useForm({ as: 'browser', watch: (data) => String(data.get('code') ?? '').trim() === '' });
  return (
    <form {...form.props} className="order-promo" method="post" action={action}>
      <input
        className="input"
        dir="ltr"
        id="promo-code"
        name="code"
        aria-label={words.promoLabel}
        aria-invalid={lastTry === 'rejected' ? true : undefined}
        aria-describedby={lastTry && 'promo-tried'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        required
        onKeyDown={stayOnEnter}
      />
      <Button
        variant="secondary"
        disabled={form.typed === true && !form.busy}
        busyText={form.busy ? words.promoApplying : undefined}
      >
        {words.promoApply}
      </Button>
    </form>
  );
}

function stayOnEnter(event: KeyboardEvent) {
  if (event.code === 'Enter' || event.code === 'NumpadEnter') event.preventDefault();
}
