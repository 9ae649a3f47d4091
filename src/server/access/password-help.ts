import { supportLink } from './support-link.ts';
import type { RequestContext } from '../request/request-context.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { returnRoute } from '../../domain/pages/return-route.ts';

/**
 * Returns the brand's help at a sign-in: a toggle that shows the password, the page for a new one, which leads back to where the
 * person was going (`isLinked`: with a link beside the password), and its support.
 */
export function passwordHelp(context: RequestContext, redirectUri?: string) {
  const { brand } = context;
  const copy = context.copy('signIn');
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
    newPassword: {
      href: pathTo('forgotPassword', { redirectUri: returnRoute(redirectUri, brand) }),
      isLinked: forgotPasswordOnLogin,
    },
    support: { hint: copy.verifyHint, ...supportLink(context) },
  };
}
