import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { PaymentMethod, Wallet } from '../../domain/billing/payment-method.ts';
import type { WalletSetup } from '../../contracts/orders/wallet-setup.ts';
import { loadRecurly } from '../billing/load-recurly.ts';
import type { RecurlyJs } from '../billing/recurly-extension.ts';
import type { WalletCallbacks } from './wallet-buttons.ts';
import { type WalletPorts, type WalletStore, walletStore } from './wallet-store.ts';

/** Offers the wallets of a checkout: loads their provider's library and tracks the state of each wallet. */
export function useWallets(
  setup: WalletSetup | undefined,
  methods: readonly PaymentMethod[],
  ports: WalletPorts,
) {
  const [wallets] = useState(() => {
    const store = walletStore(methods, setup?.words ?? {}, ports);
    return {
      store,
      callbacks: { applePay: callbacksOf(store, 'applePay'), googlePay: callbacksOf(store, 'googlePay') },
    };
  });
  const state = useStore(wallets.store.$wallets);
  const [recurly, setRecurly] = useState<RecurlyJs>();
  useEffect(() => {
    if (!setup) return undefined;
    let left = false;
    loadRecurly(setup.library, setup.publicKey, 'wallets').then(
      (library) => left || setRecurly(() => library),
      (error: unknown) => {
        for (const wallet of ['applePay', 'googlePay'] as const)
          if (setup[wallet]) wallets.store.fail(wallet, error);
      },
    );
    return () => {
      left = true;
    };
  }, [setup, wallets]);
  return { ...state, recurly, callbacks: wallets.callbacks, select: wallets.store.select };
}

function callbacksOf(store: WalletStore, wallet: Wallet): WalletCallbacks {
  return {
    ready: () => store.ready(wallet),
    giveUp: () => store.giveUp(wallet),
    fail: (error) => store.fail(wallet, error),
    take: (token) => store.take(wallet, token),
  };
}
