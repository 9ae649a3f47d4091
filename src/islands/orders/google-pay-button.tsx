import { useEffect, useRef } from 'react';
import type { GooglePaySetup } from '../../contracts/orders/wallet-setup.ts';
import '../../styles/checkout.css';
import type { GooglePayLibrary } from './google-pay-library.ts';
import type { RecurlyWallets } from './recurly-wallets.ts';
import { googlePayButton, type WalletCallbacks } from './wallet-buttons.ts';

export type GooglePayButtonProps = {
  /** Recurly’s library, once it is there. */
  recurly: RecurlyWallets | undefined;
  setup: GooglePaySetup;
  library: GooglePayLibrary | null;
  /** The same ones for as long as the button is there. */
  callbacks: WalletCallbacks;
};

/** The place of Google Pay's own button, which its provider draws. */
export function GooglePayButton({ recurly, setup, library, callbacks }: GooglePayButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!recurly || !place.current) return undefined;
    const { stop } = googlePayButton(recurly, setup, { place: place.current, library }, callbacks);
    return stop;
  }, [recurly, setup, library, callbacks]);
  return <div className="checkout-google" ref={place} />;
}
