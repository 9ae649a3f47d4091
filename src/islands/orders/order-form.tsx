import type { ReactNode } from 'react';
import { BusyDialog } from '../../components/busy-dialog.tsx';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { OrderBar } from '../../components/orders/order-bar.tsx';
import { LinkedSentence } from '../../components/linked-sentence.tsx';
import type { MarkedCall } from '../../contracts/account-call.ts';
import type { Copy } from '../../copy/copy.ts';
import { useCheckedForm } from '../form/use-checked-form.ts';

export type OrderFormProps = {
  action: MarkedCall;
  /** Hidden fields: the order as the person sees it, which the server compares with the current state. */
  fields: Readonly<Record<string, string>>;
  termsHref: string;
  back: string;
  /** What is agreed to, rendered by the server. */
  terms?: ReactNode;
  words: Pick<Copy['order'], 'accept' | 'terms' | 'termsHint' | 'back' | 'submit'> & { busy: string };
};

/** Places the order of the summary once, after the terms are accepted. */
export function OrderForm({ action, fields, termsHref, back, terms, words }: OrderFormProps) {
  const form = useCheckedForm({
    as: 'browser',
    watch: (data) => data.has('terms'),
    invalid: { terms: words.termsHint },
  });
  const missed = form.fieldErrors['terms'] !== undefined;
  return (
    <>
      <form {...form.props} className="order-form" method="post" action={action} id="order-form">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <OrderBar
          terms={terms}
          consent={
            <Checkbox
              name="terms"
              value="accepted"
              required
              invalid={missed}
              aria-describedby={missed ? HINT : undefined}
              label={
                <LinkedSentence text={words.accept} variable="terms" href={termsHref} label={words.terms} />
              }
            />
          }
          hint={{ id: HINT, text: words.termsHint, missed }}
        >
          <Button href={back} variant="secondary">
            {words.back}
          </Button>
          <Button waits={form.typed === false} aria-describedby={form.typed ? undefined : HINT}>
            {words.submit}
          </Button>
        </OrderBar>
      </form>
      <BusyDialog id="order-busy" text={words.busy} open={form.busy} />
    </>
  );
}

const HINT = 'order-terms-hint';
