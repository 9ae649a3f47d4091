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
  renderButton(parent: HTMLElement, options: Record<string, string | number>): void;
};

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

export type GoogleButtonSettings = {
  /** Address of Google's script. */
  script: string;
  clientId: string;
  locale: string;
  /** Lets Google's script write its style sheet. */
  styleNonce: string;
  shape: 'pill' | 'rectangular';
  onToken: (idToken: string) => void;
  /** Called once where no button came in time; what was drawn later takes it back. */
  onMissing: (isMissing: boolean) => void;
};

/** Half of what a nonce lives, in milliseconds: whoever presses the button then has the other half to get through Google. */
const RENEW_MS = 300_000;
/** After this long without a button there will be none, in milliseconds. */
const PATIENCE_MS = 10_000;
/** Google draws its button no narrower and no wider, in pixels. */
const WIDTH = { least: 200, most: 400 };

/**
 * Has Google draw its button into `area`, whose space is reserved; where that fails it is only logged. `renew` gets a nonce
 * for the next try, `unmount` takes the button away.
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
    const answer = await fetch('/api/social/begin', { method: 'POST', headers: CALL });
    const nonce = await textOf(answer, 'nonce');
    if (nonce === undefined) throw new Error(`no nonce: ${answer.status}`);
    if (nonce === drawnFor) return;
    await (drawnFor === undefined && loaded(settings.script, settings.styleNonce));
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

  const renew = () => renewed().catch(report);
  const renewWhenDue = () => void (Date.now() - bornMs >= RENEW_MS && renew());
  const timer = setInterval(renewWhenDue, RENEW_MS);
  document.addEventListener('visibilitychange', renewWhenDue, { signal });
  window.addEventListener('pageshow', renewWhenDue, { signal });
  dark.addEventListener('change', () => drawnFor && draw(), { signal });
  // A screen that is turned or zoomed: the button keeps the width it was drawn with.
  const resizes = new ResizeObserver(() => drawnFor && width() !== drawnWidth && draw());
  resizes.observe(area);
  const patience = setTimeout(() => {
    if (area.childElementCount > 0) return;
    settings.onMissing(true);
    report('no button');
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
