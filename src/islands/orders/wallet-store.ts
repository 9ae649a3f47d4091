import { atom, type ReadableAtom } from 'nanostores';
import { type PaymentMethod, selectedMethod, type Wallet } from '../../domain/billing/payment-method.ts';
import { MissingScript } from '../billing/load-script.ts';
import { isWalletCancel, readWalletError } from '../../domain/orders/wallet-error.ts';

export type WalletsState = {
  /** The payment methods that are left, in the order they are shown. */
  methods: readonly PaymentMethod[];
  /** The wallets that their provider has reported ready. */
  ready: readonly Wallet[];
  selected: PaymentMethod | undefined;
  /** Messages about wallets that were removed. */
  notes: readonly string[];
  /** True if one was removed because its provider's script did not load. */
  isScriptMissing: boolean;
};

export type WalletPorts = {
  /** Notifies an app that embeds the page of a failure. */
  announce: (code: string, message: string) => Promise<void>;
  /** Shows a failed payment on the page, where it can be tried again. */
  refuse: (message: string) => void;
  /** Pays with the provider's token, which is valid for one order. */
  pay: (wallet: Wallet, token: string) => void;
};

/** The wallets of one checkout, and the events of their provider. */
export type WalletStore = {
  $wallets: ReadableAtom<WalletsState>;
  select: (method: PaymentMethod) => void;
  ready: (wallet: Wallet) => void;
  /** To be called if the wallet had no event in time. */
  giveUp: (wallet: Wallet) => void;
  fail: (wallet: Wallet, error: unknown) => void;
  take: (wallet: Wallet, token: unknown) => void;
};

/**
 * The state of the wallets of one checkout: each is loading, then ready or removed. `words` has a message per kind of
 * failure.
 */
export function walletStore(
  methods: readonly PaymentMethod[],
  words: Readonly<Record<string, string>>,
  { announce, refuse, pay }: WalletPorts,
): WalletStore {
  const $wallets = atom<WalletsState>({
    methods,
    ready: [],
    selected: selectedMethod(undefined, methods),
    notes: [],
    isScriptMissing: false,
  });
  const isThere = (wallet: Wallet) => $wallets.get().methods.includes(wallet);
  const isReady = (wallet: Wallet) => $wallets.get().ready.includes(wallet);

  function wordsFor(error: unknown) {
    const { code, kind } = readWalletError(error);
    return { code, text: words[kind] ?? '' };
  }
  function refuseWith(error: unknown): void {
    const { code, text } = wordsFor(error);
    refuse(text);
    void announce(code, text);
  }
  function remove(wallet: Wallet, error: unknown): void {
    if (!isThere(wallet)) return;
    const { code, text } = wordsFor(error);
    const { methods: all, ready, selected, notes, isScriptMissing } = $wallets.get();
    const left = all.filter((method) => method !== wallet);
    $wallets.set({
      methods: left,
      ready: ready.filter((each) => each !== wallet),
      selected: selectedMethod(selected, left),
      notes: [...notes, text],
      isScriptMissing: isScriptMissing || error instanceof MissingScript,
    });
    void announce(code, text);
  }

  return {
    $wallets,
    select: (selected) => $wallets.set({ ...$wallets.get(), selected }),
    ready(wallet) {
      if (!isThere(wallet) || isReady(wallet)) return;
      $wallets.set({ ...$wallets.get(), ready: [...$wallets.get().ready, wallet] });
    },
    giveUp(wallet) {
      if (!isReady(wallet)) remove(wallet, new Error('the wallet timed out'));
    },
    fail(wallet, error) {
      if (!isReady(wallet) || didNotStart(error)) remove(wallet, error);
      else if (!isWalletCancel(error)) refuseWith(error);
    },
    take(wallet, token) {
      const id = tokenId(token);
      if (id === undefined) refuseWith(new Error('the token has no id'));
      else pay(wallet, id);
    },
  };
}

/** True for an error that ends a wallet at any time. */
function didNotStart(error: unknown): boolean {
  return typeof error === 'object' && error !== null && Reflect.get(error, 'code') === 'apple-pay-init-error';
}

/** Returns the id of a wallet's token; undefined if it is not a token. */
function tokenId(token: unknown): string | undefined {
  if (typeof token !== 'object' || token === null) return undefined;
  const id: unknown = Reflect.get(token, 'id');
  return typeof id === 'string' && id !== '' ? id : undefined;
}
