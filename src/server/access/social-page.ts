import { base64url } from 'jose';
import { fillIn } from '../../copy/fill-in.ts';
import { appleButtonLocale, type AppleButtonLocale } from '../../domain/access/apple-button-locale.ts';
import { appleOf, appleSources, googleOf, googleSources } from './social-provider.ts';
import { plainPolicy } from '../request/answer.ts';
import type { RequestContext } from '../request/request-context.ts';

/** From this corner radius of a brand's buttons on, in pixels, the providers' buttons are round too. */
const ROUND_RADIUS = 16;
/** How Apple draws the image of its button: larger than it is shown, so that it stays sharp. */
const APPLE_IMAGE = { width: '375', height: '40', scale: '2', type: 'continue', border: 'false' };
const STYLE_NONCE_BYTES = 16;

/**
 * Returns the brand's other ways to sign in, or undefined if it has none, with the policy of what they load.
 * Only the language of the buttons depends on the visitor, so that visitors can share the page.
 */
export function socialSignInOf(context: RequestContext, redirectUri: string | undefined) {
  const google = context.isInWebView ? undefined : googleBlock(context);
  const apple = appleBlock(context);
  const { google: isOffered } = context.brand.social;
  if (!isOffered && !apple) return { social: undefined, policy: plainPolicy };
  const { or, apple: label, needsScript, signingIn, googleElsewhere, googleMissing } = context.copy('social');
  const signIn = context.copy('signIn');
  const social = {
    round: context.brand.theme.radius.control >= ROUND_RADIUS,
    redirectUri,
    google,
    // Google signs nobody in inside an app.
    note: isOffered && !google ? fillIn(googleElsewhere, { host: context.url.host }) : undefined,
    apple: apple && { ...apple, label },
    words: {
      or,
      needsScript,
      signingIn,
      offline: signIn.offline,
      failed: signIn.sign_in_failed,
      googleMissing,
      tryAgain: context.copy('problem').tryAgain,
    },
  };
  const sources = [
    ...(google ? [{ directive: 'style-src' as const, source: `'nonce-${google.styleNonce}'` }] : []),
    // The sandbox serves its stand-ins itself.
    ...(google && !context.sandboxed ? googleSources : []),
    ...(apple && !context.sandboxed ? appleSources : []),
  ];
  return { social, policy: { sources, paysByWallet: false } };
}

/**
 * Lets Google's script write its style sheet: a nonce for styles only, never for scripts. Module scope on purpose:
 * visitors share the page, so they share its nonce; each isolate has another.
 */
let styleNonce: string | undefined;

/** The locale of the providers' buttons: the visitor's own, even if the page has no copy in that language. */
export function socialButtonLocale({
  wishedLanguages,
  locale,
}: Pick<RequestContext, 'locale' | 'wishedLanguages'>): AppleButtonLocale {
  return appleButtonLocale([...wishedLanguages, locale.format]);
}

function googleBlock(context: RequestContext) {
  const { google } = context.brand.social;
  if (!google) return undefined;
  styleNonce ??= base64url.encode(crypto.getRandomValues(new Uint8Array(STYLE_NONCE_BYTES)));
  return {
    script: googleOf(context).script,
    clientId: google.clientId,
    // Google supports Apple's locales too, and two buttons side by side should have one language.
    locale: socialButtonLocale(context),
    styleNonce,
  };
}

function appleBlock(context: RequestContext) {
  const apple = appleOf(context);
  if (!apple) return undefined;
  const image = (color: 'black' | 'white') => {
    const locale = socialButtonLocale(context);
    return `${apple.button}?${new URLSearchParams({ ...APPLE_IMAGE, border_radius: '0', color, locale })}`;
  };
  return { image: { light: image('black'), dark: image('white') } };
}
