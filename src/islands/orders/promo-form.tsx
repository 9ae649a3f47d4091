import type { KeyboardEvent } from 'react';
import { Button } from '../../components/button.tsx';
import type { MarkedCall } from '../../contracts/account-call.ts';
import type { OrderSummaryText } from '../../components/orders/order-summary.tsx';
import type { Copy } from '../../copy/copy.ts';
import { MAX_TYPED_PROMO, readPromoCode } from '../../domain/text/promo-code.ts';
import { useCheckedForm } from '../form/use-checked-form.ts';

export type PromoFormProps = {
  action: MarkedCall;
  /** The outcome of the last code; the page shows it in an element with the id `promo-tried`. */
  lastTry: OrderSummaryText['promos'][number]['state'] | undefined;
  words: Pick<Copy['order'], 'promoLabel' | 'promoApply' | 'promoApplying' | 'promoEmpty'>;
};

/** Applies a promo code. Enter in its field does nothing, because the button that places the order is close. */
export function PromoForm({ action, lastTry, words }: PromoFormProps) {
  const invalid = { code: words.promoEmpty };
  const form = useCheckedForm({
    as: 'browser',
    watch: isEmpty,
    invalid,
    faults: (data): Record<string, string> => (isEmpty(data) ? invalid : {}),
  });
  const empty = form.fieldErrors['code'];
  return (
    <form {...form.props} className="order-promo" method="post" action={action}>
      <input
        className="input"
        dir="ltr"
        id="promo-code"
        name="code"
        aria-label={words.promoLabel}
        aria-invalid={empty || lastTry === 'rejected' ? true : undefined}
        aria-describedby={empty ? 'promo-empty' : lastTry && 'promo-tried'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_TYPED_PROMO}
        required
        onKeyDown={stayOnEnter}
      />
      <Button variant="secondary" waits={form.typed} busyText={form.busy ? words.promoApplying : undefined}>
        {words.promoApply}
      </Button>
      {empty && (
        <p className="field-error" id="promo-empty">
          {empty}
        </p>
      )}
    </form>
  );
}

function isEmpty(data: FormData): boolean {
  return readPromoCode(String(data.get('code') ?? '')) === undefined;
}

function stayOnEnter(event: KeyboardEvent) {
  if (event.code === 'Enter' || event.code === 'NumpadEnter') event.preventDefault();
}
