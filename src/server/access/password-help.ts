import { copyFor } from '../../copy/copy.ts';
import type { RequestContext } from '../page/request-context.ts';

/** The help the brand gives beside a password: to see what was typed, and to choose another. */
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
