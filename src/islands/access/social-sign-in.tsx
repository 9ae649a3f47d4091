import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { AppleButton, type AppleButtonProps } from '../../components/access/apple-button.tsx';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { languageOfFailure } from '../../domain/text/platform-words.ts';
import { GoogleButton, type GoogleButtonProps } from './google-button.tsx';
import { sendSocial } from './send-social.ts';
import { socialStore } from './social-store.ts';

/** The result of a sign-in at Apple: the token, and the nonce this browser began the sign-in with. */
type AppleReturn = { authCode: string; nonce: string };

type Page = {
  location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  history: Pick<History, 'state' | 'replaceState'>;
};

export type SocialSignInProps = {
  /** True for a button of Google with rounded ends. */
  round: boolean;
  /** A checked return route. */
  redirectUri: string | undefined;
  google: Pick<GoogleButtonProps, 'script' | 'clientId' | 'locale' | 'styleNonce'> | undefined;
  /** Why a way to sign in is not offered here, and where it is. */
  note?: string | undefined;
  apple: Pick<AppleButtonProps, 'label' | 'image'> | undefined;
  /** What may keep Google's script away, rendered by the server. */
  blocker?: ReactNode;
  words: {
    or: string;
    needsScript: string;
    signingIn: string;
    offline: string;
    failed: string;
    googleMissing: string;
    tryAgain: string;
  };
  /** The sign-in by password, which is inactive while a provider's sign-in is in progress. */
  children?: ReactNode;
};

/** Offers the sign-in by Google, which draws its own button into reserved space, and by Apple, which is a form. */
export function SocialSignIn({
  round,
  redirectUri,
  google,
  note,
  apple,
  blocker,
  words,
  children,
}: SocialSignInProps) {
  const [store] = useState(() =>
    socialStore({
      send: (request) => sendSocial(request, words),
      leave: (next) => window.location.assign(next),
    }),
  );
  const state = useStore(store.$social);
  const failures = useStore(store.$failures);
  const [attempt, setAttempt] = useState(0);
  const [isMissing, setIsMissing] = useState(false);
  const busy = state.at === 'sending' || state.at === 'leaving';
  useEffect(() => {
    const back = takeAppleReturn(window);
    if (back) void store.signIn({ provider: 'appleweb', ...back, ...(redirectUri && { redirectUri }) });
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) store.restore();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [store, redirectUri]);
  function again() {
    setIsMissing(false);
    setAttempt(attempt + 1);
  }
  return (
    <>
      <div inert={busy}>{children}</div>
      <div className="social">
        <p className="social-or" inert={busy}>
          {words.or}
        </p>
        <div className="social-ways" inert={busy}>
          {google && (
            <GoogleButton
              key={attempt}
              {...google}
              shape={round ? 'pill' : 'rectangular'}
              failures={failures}
              onMissing={setIsMissing}
              onToken={(idToken) =>
                void store.signIn({ provider: 'google', idToken, ...(redirectUri && { redirectUri }) })
              }
            />
          )}
          {apple && <AppleButton {...apple} redirectUri={redirectUri} />}
        </div>
        {isMissing && (
          <Alert kind="info" text={words.googleMissing}>
            {blocker}
            <p>
              <Button type="button" variant="secondary" compact onClick={again}>
                {words.tryAgain}
              </Button>
            </p>
          </Alert>
        )}
        {note && <p className="muted small">{note}</p>}
        <noscript>
          <p className="muted small">{words.needsScript}</p>
        </noscript>
        {state.at === 'failed' && (
          <Alert
            kind="error"
            text={state.failure.message}
            lang={languageOfFailure(state.failure.code)}
            focus
          />
        )}
        {busy && (
          <div className="social-busy">
            <Spinner large text={words.signingIn} />
          </div>
        )}
      </div>
    </>
  );
}

/**
 * Removes the `lr-token` and the nonce from the address and the history, whatever they contain. Returns undefined
 * unless both are present and not empty.
 */
export function takeAppleReturn({ location, history }: Page): AppleReturn | undefined {
  const query = new URLSearchParams(location.search);
  const nonce = query.get('apple');
  const authCode = new URLSearchParams(location.hash.slice(1)).get('lr-token');
  if (nonce === null && authCode === null) return undefined;
  query.delete('apple');
  history.replaceState(history.state, '', location.pathname + (query.size > 0 ? `?${query}` : ''));
  return nonce && authCode ? { authCode, nonce } : undefined;
}
