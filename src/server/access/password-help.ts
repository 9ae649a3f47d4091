import { copyFor } from '../../copy/copy.ts';
import { supportLink } from './support-link.ts';
import type { RequestContext } from '../request/request-context.ts';

/** Returns the brand's help at a sign-in: a toggle that shows the password, a link for a new one, and its support. */
export function passwordHelp(context: RequestContext) {
  const { brand, locale } = context;
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
    support: { hint: copy.verifyHint, ...supportLink(context) },
  };
}
