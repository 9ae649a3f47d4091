import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { Alert } from '../../components/alert.tsx';
import { BusyDialog } from '../../components/busy-dialog.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { OrderBar } from '../../components/orders/order-bar.tsx';
import { PaymentMethods } from '../../components/orders/payment-methods.tsx';
import type { MarkedCall } from '../../contracts/account-call.ts';
import type { CheckoutText } from '../../components/orders/checkout-view.tsx';
import type { Wallet } from '../../domain/billing/payment-method.ts';
import type { Copy } from '../../copy/copy.ts';
import { LinkedSentence } from '../../components/linked-sentence.tsx';
import { asText, formRequest } from '../form/form-request.ts';
import { useForm } from '../form/use-form.ts';
import { notifyApp } from '../page/app-bridge.ts';
import { ApplePayButton } from './apple-pay-button.tsx';
import { checkoutStore } from './checkout-store.ts';
import { GooglePayButton } from './google-pay-button.tsx';
import { useWallets } from './use-wallets.ts';

export type CheckoutFormProps = {
  actions: { pay: MarkedCall; discard: MarkedCall };
  view: Omit<CheckoutText, 'alerts' | 'isDelegated' | 'isObliging' | 'plan' | 'cost' | 'terms'>;
  /** The plan and its cost, rendered by the server: neither changes in the browser. */
  plan?: ReactNode;
  cost?: ReactNode;
  termsHref: string;
  /** What is agreed to, rendered by the server. */
  terms?: ReactNode;
  /** What may keep the provider's script away, rendered by the server. */
  blocker?: ReactNode;
  words: Pick<
    Copy['checkout'],
    | 'methodTitle'
    | 'cardExpired'
    | 'changeCard'
    | 'detailsTitle'
    | 'accept'
    | 'terms'
    | 'pay'
    | 'payApple'
    | 'applePay'
    | 'cancel'
  > & { busy: string; unsure: string };
};

/** Pays for a plan once: by card as a plain form, or by a wallet once its provider reports it ready. */
export function CheckoutForm({
  actions,
  view,
  plan,
  cost,
  termsHref,
  terms,
  blocker,
  words,
}: CheckoutFormProps) {
  const setup = view.wallets;
  const [store] = useState(() =>
    checkoutStore(words.unsure, {
      leave: (next) => window.location.assign(next),
      tell: notifyApp,
    }),
  );
  const form = useForm({ store });
  const wallets = useWallets(
    setup,
    view.methods.map(({ method }) => method),
    { announce: announceFailure, refuse: (message) => store.find({ message }), pay },
  );
  const appleContainer = useRef<HTMLDivElement>(null);
  const googleContainer = useRef<HTMLDivElement>(null);

  function pay(wallet: Wallet, token: string) {
    const element = form.props.ref.current;
    if (!element) return;
    const fields = asText(new FormData(element));
    void store.submit(formRequest(element, null, { ...fields, method: wallet, token }));
  }

  /** Enter on a wallet's radio button focuses the wallet's own button: only a click there may open its sheet. */
  function submit(event: SubmitEvent<HTMLFormElement>) {
    const containers = { creditCard: undefined, applePay: appleContainer, googlePay: googleContainer };
    const container = containers[wallets.selected ?? 'creditCard']?.current;
    if (!container) return form.props.onSubmit(event);
    event.preventDefault();
    container.getElementsByTagName('button')[0]?.focus();
  }

  return (
    <>
      <BusyDialog id="checkout-busy" text={words.busy} open={form.busy} />
      {form.alert && <Alert {...form.alert} />}
      <form
        {...form.props}
        onSubmit={submit}
        className="order checkout"
        method="post"
        action={actions.pay}
        autoComplete="off"
      >
        {Object.entries(view.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="stack loose">
          {plan}
          <PaymentMethods
            methods={methodsLeft(view.methods, wallets)}
            ready={['creditCard', ...wallets.ready]}
            selected={wallets.selected}
            onSelect={wallets.select}
            changeCard={view.changeCard}
            notes={wallets.notes}
            blocker={wallets.isScriptMissing ? blocker : undefined}
            words={words}
          />
        </div>
        <div className="order-side">
          <Card heading={words.detailsTitle} headingId="checkout-details">
            {cost}
          </Card>
          <OrderBar
            terms={terms}
            consent={
              <p className="order-consent">
                <LinkedSentence text={words.accept} variable="terms" href={termsHref} label={words.terms} />
              </p>
            }
          >
            <Button variant="secondary" form="checkout-cancel">
              {words.cancel}
            </Button>
            <div className="checkout-pay" data-pay="creditCard">
              <Button wide>{words.pay}</Button>
            </div>
            {setup?.applePay && wallets.methods.includes('applePay') && (
              <div className="checkout-pay" data-pay="applePay" ref={appleContainer}>
                <ApplePayButton
                  recurly={wallets.recurly}
                  setup={setup.applePay}
                  callbacks={wallets.callbacks.applePay}
                  words={words}
                />
              </div>
            )}
            {setup?.googlePay && wallets.methods.includes('googlePay') && (
              <div className="checkout-pay" data-pay="googlePay" ref={googleContainer}>
                <GooglePayButton
                  recurly={wallets.recurly}
                  setup={setup.googlePay}
                  library={setup.googleLibrary}
                  callbacks={wallets.callbacks.googlePay}
                />
              </div>
            )}
          </OrderBar>
        </div>
      </form>
      <form
        id="checkout-cancel"
        method="post"
        action={actions.discard}
        onSubmit={() => void notifyApp({ event: 'NAVIGATE_BACK' })}
      />
    </>
  );
}

/** Returns the payment methods that are left; a method that is ready has no loading hint any more. */
function methodsLeft(
  methods: CheckoutText['methods'],
  { methods: left, ready }: Pick<ReturnType<typeof useWallets>, 'methods' | 'ready'>,
): CheckoutText['methods'] {
  return methods
    .filter(({ method }) => left.includes(method))
    .map((each) => (ready.some((wallet) => wallet === each.method) ? { ...each, hint: undefined } : each));
}

/**
 * Tells an app that embeds the page that a checkout failed: its closed code and, if there is one, the message shown.
 */
async function announceFailure(code: string, message?: string): Promise<void> {
  const reason = { code, ...(message ? { message } : {}) };
  await notifyApp({ event: 'SHOW_ALERT', subtype: 'CHECKOUT_FAILURE', ...reason });
}
