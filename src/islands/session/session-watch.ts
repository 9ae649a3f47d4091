import {
  isSessionMessage,
  SESSION_CHANNEL,
  type LoginReason,
  type SessionMessage,
} from '../../contracts/session-watch.ts';
import { idleState, untilNextState } from './idle-state.ts';

/** How often activity is told to the server, in milliseconds: well inside the idle limit. */
const TOUCH_INTERVAL_MS = 60_000;
const CALL = { 'x-portal-request': '1' };
const activity = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Keeps a signed-in page honest (design decisions 9 and 10): warns before the session idles out, ends it in every tab,
 * and shows nothing of it when the browser brings an old page back.
 */
export function watchSession(dialog: HTMLDialogElement): void {
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  let lastActiveMs = Date.now();
  let lastTouchMs = lastActiveMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let touchLater: ReturnType<typeof setTimeout> | undefined;
  let over = false;

  function look(): void {
    if (over) return;
    clearTimeout(timer);
    const state = idleState(lastActiveMs, Date.now());
    if (state === 'end') return void end('idle');
    if (state === 'warn' && !dialog.open) dialog.showModal();
    if (state === 'active' && dialog.open) dialog.close();
    timer = setTimeout(look, untilNextState(lastActiveMs, Date.now()));
  }

  function stay(): void {
    lastActiveMs = Date.now();
    tell({ kind: 'active', atMs: lastActiveMs });
    look();
    touchLater ??= setTimeout(touch, Math.max(0, lastTouchMs + TOUCH_INTERVAL_MS - lastActiveMs));
  }

  /** Tells the server of activity: at most once a minute, and never not at all. */
  function touch(): void {
    touchLater = undefined;
    if (over) return;
    lastTouchMs = Date.now();
    void probe('/api/session/touch', 'POST');
  }

  async function end(reason: LoginReason): Promise<void> {
    if (over) return;
    leave();
    tell({ kind: 'ended', reason });
    // The server ends the session by itself at the same time; a lost call changes nothing.
    await fetch('/api/auth/sign-out', { method: 'POST', headers: CALL, keepalive: true }).catch(
      () => undefined,
    );
    forget();
    window.location.replace(loginAddress(reason));
  }

  function leave(): void {
    over = true;
    clearTimeout(timer);
    clearTimeout(touchLater);
    document.documentElement.hidden = true;
  }

  function tell(message: SessionMessage): void {
    channel.postMessage(message);
  }

  /** Asks whether the session still lives; a call that does not get through says nothing about it. */
  async function probe(path: string, method: 'GET' | 'POST'): Promise<void> {
    const response = await fetch(path, { method, headers: CALL, cache: 'no-store' }).catch(() => undefined);
    if (response?.status === 401 && !over) {
      leave();
      forget();
      window.location.replace(loginAddress('ended'));
    }
  }

  channel.addEventListener('message', ({ data }) => {
    if (!isSessionMessage(data) || over) return;
    if (data.kind === 'ended') {
      leave();
      forget();
      return window.location.replace(loginAddress(data.reason));
    }
    lastActiveMs = Math.max(lastActiveMs, data.atMs);
    look();
  });

  for (const event of activity) {
    window.addEventListener(event, () => !dialog.open && stay(), { passive: true, capture: true });
  }
  dialog.addEventListener('close', () => !over && stay());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.getAttribute('action') === '/api/auth/sign-out') {
      forget();
      tell({ kind: 'ended', reason: 'signed-out' });
    }
  });
  window.addEventListener('pageshow', async ({ persisted }) => {
    if (!persisted) return;
    document.documentElement.hidden = true;
    await probe('/api/session', 'GET');
    if (!over) document.documentElement.hidden = false;
    look();
  });
  look();
}

function forget(): void {
  localStorage.clear();
  sessionStorage.clear();
}

function loginAddress(reason: LoginReason): string {
  const back = window.location.pathname + window.location.search;
  return `/login?${new URLSearchParams({ redirectUri: back, reason })}`;
}
