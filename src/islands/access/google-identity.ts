import { CALL_HEADER } from '../../contracts/account-call.ts';
import { reportIfMissing, reportMissing } from '../page/provider-missing.ts';
import { textOf } from './send-social.ts';

/** The part of Google Identity Services that the portal uses. */
type GoogleIdentity = {
  initialize(settings: {
    client_id: string;
    nonce: string;
    callback: (answer: { credential: string }) => void;
    ux_mode: 'popup';
    use_fedcm_for_button: boolean;
  }): void;
  renderButton(parent: HTMLElement, options: Record<string, string | number>): void;
};

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

export type GoogleButtonSettings = {
  /** URL of Google's script. */
  script: string;
  clientId: string;
  locale: string;
  /** The CSP nonce that allows the style sheet of Google's script. */
  styleNonce: string;
  shape: 'pill' | 'rectangular';
  onToken: (idToken: string) => void;
  /** Called with true if no button was drawn in time, and with false if one is drawn later. */
  onMissing: (isMissing: boolean) => void;
};

/**
 * Half the lifetime of a nonce, in milliseconds: a person who presses the button has at least the other half to finish.
 */
const RENEW_MS = 300_000;
/** How long to wait for the button before it counts as missing, in milliseconds. */
const PATIENCE_MS = 10_000;
/** The width limits of Google's button, in pixels. */
const WIDTH = { least: 200, most: 400 };

/**
 * Lets Google draw its button into `area`, whose space is reserved; a failure is only logged. `renew` fetches a nonce
 * for the next attempt, `unmount` removes the button.
 */
export function mountGoogleButton(area: HTMLElement, settings: GoogleButtonSettings) {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const unmounting = new AbortController();
  const { signal } = unmounting;
  let drawnFor: string | undefined;
  let bornMs = 0;
  let drawnWidth = 0;

  function width(): number {
    return Math.max(WIDTH.least, Math.min(WIDTH.most, Math.floor(area.clientWidth)));
  }

  function draw(): void {
    drawnWidth = width();
    area.replaceChildren();
    settings.onMissing(false);
    window.google?.accounts.id.renderButton(area, {
      type: 'standard',
      theme: dark.matches ? 'filled_black' : 'outline',
      size: 'large',
      text: 'continue_with',
      logo_alignment: 'center',
      shape: settings.shape,
      locale: settings.locale,
      width: drawnWidth,
    });
  }

  async function renewed(): Promise<void> {
    if (document.visibilityState === 'hidden') return;
    bornMs = Date.now();
    const answer = await fetch('/api/social/begin', { method: 'POST', headers: { [CALL_HEADER]: '1' } });
    const nonce = await textOf(answer, 'nonce');
    if (nonce === undefined) throw new Error(`no nonce: ${answer.status}`);
    if (nonce === drawnFor) return;
    await (drawnFor === undefined && reportIfMissing('google', loaded(settings.script, settings.styleNonce)));
    if (signal.aborted) return;
    window.google?.accounts.id.initialize({
      client_id: settings.clientId,
      nonce,
      callback: ({ credential }) => settings.onToken(credential),
      ux_mode: 'popup',
      use_fedcm_for_button: true,
    });
    drawnFor = nonce;
    draw();
  }

  const renew = () => renewed().catch(logMissing);
  const renewWhenDue = () => void (Date.now() - bornMs >= RENEW_MS && renew());
  const timer = setInterval(renewWhenDue, RENEW_MS);
  document.addEventListener('visibilitychange', renewWhenDue, { signal });
  window.addEventListener('pageshow', renewWhenDue, { signal });
  dark.addEventListener('change', () => drawnFor && draw(), { signal });
  // Google's button keeps the width it was drawn with: draw it again after a rotation or zoom.
  const resizes = new ResizeObserver(() => drawnFor && width() !== drawnWidth && draw());
  resizes.observe(area);
  const patience = setTimeout(() => {
    if (area.childElementCount > 0) return;
    settings.onMissing(true);
    reportMissing('google');
    logMissing('no button');
  }, PATIENCE_MS);
  void renew();

  return {
    renew,
    unmount() {
      unmounting.abort();
      clearInterval(timer);
      clearTimeout(patience);
      resizes.disconnect();
      area.replaceChildren();
    },
  };
}

function logMissing(reason: unknown): void {
  console.info('Google sign-in is not there:', String(reason));
}

/** Loads Google's script, which copies the nonce of its tag to the style sheet it writes. */
function loaded(address: string, styleNonce: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = address;
    script.nonce = styleNonce;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('its script did not load')));
    document.head.appendChild(script);
  });
}
