import { base64url } from 'jose';
import { copyFor } from '../../copy/copy.ts';
import { appleButtonLocale, type AppleButtonLocale } from '../../domain/access/apple-button-locale.ts';
import { appleOf, appleSources, googleOf, googleSources } from './social-provider.ts';
import type { RequestContext } from '../page/request-context.ts';

/** From this corner radius on, in pixels, a brand's buttons count as round, and so do the providers'. */
const ROUND_RADIUS = 16;
/** As Apple draws its button: wider and higher than it is shown, so that it stays sharp. */
const APPLE_IMAGE = { width: '375', height: '40', scale: '2', type: 'continue', border: 'false' };
const STYLE_NONCE_BYTES = 16;

/**
 * The other ways to sign in that the brand has, or undefined. What they load
 * joins the page's policy. Of the visitor's own there is only the language of the buttons: the page may be shared by it.
 */
export function socialSignInOf(context: RequestContext, redirectUri: string | undefined) {
  const google = googleBlock(context);
  const apple = appleBlock(context);
  if (!google && !apple) return undefined;
  const {
    or,
    apple: label,
    needsScript,
    signingIn,
  } = copyFor('social', context.locale.language, context.brand);
  const signIn = copyFor('signIn', context.locale.language, context.brand);
  return {
    round: context.brand.theme.radius.control >= ROUND_RADIUS,
    redirectUri,
    google,
    apple: apple && { ...apple, label },
    words: { or, needsScript, signingIn, offline: signIn.offline, failed: signIn.sign_in_failed },
  };
}

/**
 * Lets Google's script write its style sheet, and no other: for styles alone, never for a script. One for all visitors, as
 * the page is; another for each isolate.
 */
let styleNonce: string | undefined;

/** The locale the providers draw their buttons in: the person's own, whatever language the page's sentences have. */
export function socialButtonLocale({
  wishedLanguages,
  locale,
}: Pick<RequestContext, 'wishedLanguages' | 'locale'>): AppleButtonLocale {
  return appleButtonLocale([...wishedLanguages, locale.format]);
}

function googleBlock(context: RequestContext) {
  const { google } = context.brand.social;
  if (!google) return undefined;
  styleNonce ??= base64url.encode(crypto.getRandomValues(new Uint8Array(STYLE_NONCE_BYTES)));
  context.policySources.push({ directive: 'style-src', source: `'nonce-${styleNonce}'` });
  if (!context.sandboxed) context.policySources.push(...googleSources);
  return {
    script: googleOf(context).script,
    clientId: google.clientId,
    // Google knows Apple's locales too, and two buttons side by side should speak one language.
    locale: socialButtonLocale(context),
    styleNonce,
  };
}

function appleBlock(context: RequestContext) {
  const apple = appleOf(context);
  if (!apple) return undefined;
  if (!context.sandboxed) context.policySources.push(...appleSources);
  const image = (color: 'black' | 'white') => {
    const locale = socialButtonLocale(context);
    return `${apple.button}?${new URLSearchParams({ ...APPLE_IMAGE, border_radius: '0', color, locale })}`;
  };
  return { image: { light: image('black'), dark: image('white') } };
}
