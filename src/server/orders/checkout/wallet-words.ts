import type { Copy } from '../../../copy/copy.ts';
import type { WalletTrouble } from '../../../domain/orders/wallet-error.ts';

export function walletWords(copy: Copy['checkout']): Record<WalletTrouble, string> {
  return {
    appleNotSupported: copy.wallet_appleNotSupported,
    appleNotSetUp: copy.wallet_appleNotSetUp,
    appleOptionMissing: copy.wallet_appleOptionMissing,
    appleOptionInvalid: copy.wallet_appleOptionInvalid,
    appleFactoryOnly: copy.wallet_appleFactoryOnly,
    googleFactoryOnly: copy.wallet_googleFactoryOnly,
    googleOptionMissing: copy.wallet_googleOptionMissing,
    googleNoGateway: copy.wallet_googleNoGateway,
    googleLibrary: copy.wallet_googleLibrary,
    googleNotCompatible: copy.wallet_googleNotCompatible,
    googleNoDetails: copy.wallet_googleNoDetails,
    unknown: copy.wallet_unknown,
  };
}
