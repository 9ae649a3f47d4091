import { useEffect, useRef } from 'react';
import type { ApplePaySetup } from '../../contracts/orders/wallet-setup.ts';
import type { Copy } from '../../copy/copy.ts';
import type { RecurlyJs } from '../billing/recurly-extension.ts';
import { applePayButton, type WalletButton, type WalletCallbacks } from './wallet-buttons.ts';

export type ApplePayButtonProps = {
  /** Recurly's library, once it is loaded. */
  recurly: RecurlyJs | undefined;
  setup: ApplePaySetup;
  /** Must stay the same objects between renders: a new object mounts the button again. */
  callbacks: WalletCallbacks;
  words: Pick<Copy['checkout'], 'payApple' | 'applePay'>;
};

/** The button that opens the Apple Pay sheet. */
export function ApplePayButton({ recurly, setup, callbacks, words }: ApplePayButtonProps) {
  const button = useRef<WalletButton>(undefined);
  useEffect(() => {
    if (!recurly) return undefined;
    const mounted = applePayButton(recurly, setup, callbacks);
    button.current = mounted;
    return mounted.stop;
  }, [recurly, setup, callbacks]);
  return (
    <button
      type="button"
      className="checkout-apple"
      aria-label={words.payApple}
      onClick={() => button.current?.open()}
    >
      <span>{words.applePay}</span>
    </button>
  );
}
