import { copyFor } from '../../copy/copy.ts';
import type { RequestContext } from '../request/request-context.ts';

/** Returns the brand's help beside a password field: a toggle that shows it, and a link for a new password. */
export function passwordHelp({ brand, locale }: RequestContext) {
  const copy = copyFor('signIn', locale.language, brand);
  const { showPasswordToggle, forgotPasswordOnLogin } = brand.features;
  return {
    toggle: showPasswordToggle
      ? {
          show: copy.showPassword,
          hide: copy.hidePassword,
          showLabel: copy.showPasswordLabel,
          hideLabel: copy.hidePasswordLabel,
        }
      : undefined,
    forgotPasswordHref: forgotPasswordOnLogin ? '/forgot-password' : undefined,
  };
}
