import type { Copy } from '../../../copy/copy.ts';
import type { WalletErrorKind } from '../../../domain/orders/wallet-error.ts';

export function walletWords(copy: Copy['checkout']): Record<WalletErrorKind, string> {
  return {
    appleNotSupported: copy.wallet_appleNotSupported,
    appleNotSetUp: copy.wallet_appleNotSetUp,
    appleUnavailable: copy.wallet_appleUnavailable,
    googleUnavailable: copy.wallet_googleUnavailable,
    googleLibrary: copy.wallet_googleLibrary,
    googleNotCompatible: copy.wallet_googleNotCompatible,
    googleNoDetails: copy.wallet_googleNoDetails,
    unknown: copy.wallet_unknown,
  };
}
