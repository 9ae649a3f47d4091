import { CALL, textOf } from './send-social.ts';

/** The part of Google Identity that is used here. */
type GoogleIdentity = {
  initialize(settings: {
    client_id: string;
    nonce: string;
    callback: (answer: { credential: string }) => void;
    ux_mode: 'popup';
    use_fedcm_for_button: boolean;
  }): void;
  renderButton(parent: HTMLElement, look: Record<string, string | number>): void;
};

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

/** Half of what a nonce lives, in milliseconds: whoever presses the button then has the other half to get through Google. */
const RENEW_MS = 300_000;
/** After this long without a button there will be none, in milliseconds. */
const PATIENCE_MS = 10_000;
/** Google draws its button no narrower and no wider, in pixels. */
const WIDTH = { least: 200, most: 400 };

/**
 * Has Google draw its button into `area`, whose space is reserved (spec access.md section 2, Login screen). Where that
 * fails it is only logged. Answers what gets a new nonce for the next try.
 */
export function googleButton(area: HTMLElement, onToken: (idToken: string) => void): () => Promise<void> {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const { script = '', client = '', locale = '', shape = '', nonce: styleNonce = '' } = area.dataset;
  let drawnFor: string | undefined;
  let bornMs = 0;
  let drawnWidth = 0;

  function width(): number {
    return Math.max(WIDTH.least, Math.min(WIDTH.most, Math.floor(area.clientWidth)));
  }

  function draw(): void {
    drawnWidth = width();
    area.replaceChildren();
    delete area.dataset['state'];
    window.google?.accounts.id.renderButton(area, {
      type: 'standard',
      theme: dark.matches ? 'filled_black' : 'outline',
      size: 'large',
      text: 'continue_with',
      logo_alignment: 'center',
      shape,
      locale,
      width: drawnWidth,
    });
  }

  async function renew(): Promise<void> {
    if (document.visibilityState === 'hidden') return;
    bornMs = Date.now();
    const answer = await fetch('/api/social/begin', { method: 'POST', headers: CALL });
    const nonce = await textOf(answer, 'nonce');
    if (nonce === undefined) throw new Error(`no nonce: ${answer.status}`);
    if (nonce === drawnFor) return;
    await (drawnFor === undefined && loaded(script, styleNonce));
    window.google?.accounts.id.initialize({
      client_id: client,
      nonce,
      callback: ({ credential }) => onToken(credential),
      ux_mode: 'popup',
      use_fedcm_for_button: true,
    });
    drawnFor = nonce;
    draw();
  }

  const tryRenewing = () => renew().catch(report);
  const renewWhenDue = () => void (Date.now() - bornMs >= RENEW_MS && tryRenewing());
  setInterval(renewWhenDue, RENEW_MS);
  document.addEventListener('visibilitychange', renewWhenDue);
  window.addEventListener('pageshow', renewWhenDue);
  dark.addEventListener('change', () => drawnFor && draw());
  // A screen that is turned or zoomed: the button keeps the width it was drawn with.
  new ResizeObserver(() => drawnFor && width() !== drawnWidth && draw()).observe(area);
  setTimeout(() => {
    if (area.childElementCount > 0) return;
    area.dataset['state'] = 'failed';
    report('no button');
  }, PATIENCE_MS);
  void tryRenewing();
  return tryRenewing;
}

function report(reason: unknown): void {
  console.info('Google sign-in is not there:', String(reason));
}

/** Loads Google's script. It hands the nonce of its tag on to the style sheet it writes. */
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
