import { useEffect, useRef } from 'react';
import type { GooglePaySetup } from '../../contracts/orders/wallet-setup.ts';
import type { GooglePayLibrary } from './google-pay-library.ts';
import type { RecurlyJs } from '../billing/recurly-extension.ts';
import { googlePayButton, type WalletCallbacks } from './wallet-buttons.ts';

export type GooglePayButtonProps = {
  /** Recurly's library, once it is loaded. */
  recurly: RecurlyJs | undefined;
  setup: GooglePaySetup;
  library: GooglePayLibrary | null;
  /** Must stay the same objects between renders: a new object mounts the button again. */
  callbacks: WalletCallbacks;
};

/** The container of the Google Pay button, which its provider draws. */
export function GooglePayButton({ recurly, setup, library, callbacks }: GooglePayButtonProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!recurly || !container.current) return undefined;
    const { stop } = googlePayButton(recurly, setup, { container: container.current, library }, callbacks);
    return stop;
  }, [recurly, setup, library, callbacks]);
  return <div className="checkout-google" ref={container} />;
}
