import {
  ENDING_HEADER,
  isSessionMessage,
  SESSION_CHANNEL,
  type LoginReason,
  type SessionEnding,
  type SessionMessage,
} from '../../contracts/access/session-watch.ts';
import { CALL_HEADER, markedCall } from '../../contracts/account-call.ts';
import { idleState, timeLeft, untilNextState } from './idle-state.ts';
import { LANGUAGE_KEY } from './store-language.ts';
import { pageAccount, pageCall } from './page-call.ts';

/** How often the page reports activity to the server, in milliseconds: well below the idle limit. */
const TOUCH_INTERVAL_MS = 60_000;
/** The longest wait for a response, and the delay between attempts to leave, in milliseconds. */
const ANSWER_MS = 8_000;
const RETRY_MS = 3_000;
const SECOND_MS = 1000;
const SIGN_OUT = '/api/auth/sign-out';
const SESSION = '/api/session';
const activity = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Keeps a signed-in page correct: shows `idle` before the session expires, ends the session in every tab, and hides an
 * old page that the browser restores. While the server cannot be reached, the page shows only `leaving`. Needs no
 * storage.
 */
export function watchSession(
  { idle, leaving }: { idle: HTMLDialogElement; leaving: HTMLDialogElement },
  { signIn, home }: { signIn: string; home: string },
): void {
  const channel = tabs();
  const left = idle.querySelector('[role=timer]');
  // The server counts from the last view that it has written down, up to 30 seconds before this one.
  let lastActiveMs = Date.now() - Number(document.documentElement.dataset['idle'] ?? 0);
  let lastTouchMs = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let touchLater: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  const sessionCall = markedCall(SESSION, pageAccount());

  function update(): void {
    if (over) return;
    clearTimeout(timer);
    const state = idleState(lastActiveMs, Date.now());
    if (state === 'end') return end('idle', () => window.location.replace(addressFor(signIn, 'idle')));
    if (state === 'warn' && !idle.open) idle.showModal();
    if (state === 'active' && idle.open) idle.close();
    const untilNext = untilNextState(lastActiveMs, Date.now());
    if (state === 'warn') left?.replaceChildren(timeLeft(lastActiveMs, Date.now()));
    timer = setTimeout(update, state === 'warn' ? Math.min(untilNext, SECOND_MS) : untilNext);
  }

  function stay(): void {
    lastActiveMs = Date.now();
    tell({ kind: 'active', atMs: lastActiveMs });
    update();
    touchLater ??= setTimeout(touch, Math.max(0, lastTouchMs + TOUCH_INTERVAL_MS - lastActiveMs));
  }

  /** Reports activity to the server, at most once a minute. */
  function touch(): void {
    touchLater = undefined;
    if (over) return;
    lastTouchMs = Date.now();
    void probe(pageCall('/api/session/touch'), 'POST');
  }

  /** Ends the session in this tab, in the other tabs and at the server. */
  function end(reason: SessionEnding, go: () => void): void {
    tell({ kind: 'ended', reason });
    if (reason === 'idle') hide(true);
    leave(async () => isEnded(await call(SIGN_OUT, 'POST', { [ENDING_HEADER]: reason })), go);
  }

  /** Goes to the account that is signed in now, which says why. Nothing of this page is sent to it. */
  function leaveForOther(): void {
    over = true;
    hide(true);
    forget();
    window.location.replace(home);
  }

  /** Goes to the login page once the server responds: until then, the browser would only show its own error page. */
  function leaveForLogin(reason: LoginReason): void {
    hide(true);
    leave(
      async () => (await call(SESSION, 'GET')) !== undefined,
      () => window.location.replace(addressFor(signIn, reason)),
    );
  }

  function leave(done: () => Promise<boolean>, go: () => void): void {
    over = true;
    clearTimeout(timer);
    clearTimeout(touchLater);
    forget();
    let through = false;
    const again = async () => {
      if (through) return;
      through = await done();
      if (through) return go();
      if (leaving.open) return;
      document.body.replaceChildren(leaving);
      hide(false);
      leaving.showModal();
    };
    void again();
    setInterval(again, RETRY_MS);
    leaving.addEventListener('close', () => {
      leaving.showModal();
      void again();
    });
  }

  function tell(message: SessionMessage): void {
    channel?.postMessage(message);
  }

  /** Checks whether the session is still valid and of this page's account; a failed call changes nothing. */
  async function probe(path: string, method: 'GET' | 'POST'): Promise<void> {
    const response = await call(path, method);
    if (over) return;
    if (response?.status === 401) leaveForLogin('ended');
    if (response?.status === 409) leaveForOther();
  }

  channel?.addEventListener('message', ({ data }) => {
    if (!isSessionMessage(data) || over) return;
    if (data.kind === 'ended') return leaveForLogin(data.reason);
    if (data.kind === 'account') {
      // A hidden tab asks once it is looked at.
      if (data.mark !== pageAccount() && !document.hidden) look();
      return;
    }
    // A time to come would keep the page from ending.
    lastActiveMs = Math.max(lastActiveMs, Math.min(data.atMs, Date.now()));
    update();
  });

  for (const event of activity) {
    window.addEventListener(event, () => !idle.open && !over && stay(), { passive: true, capture: true });
  }
  idle.addEventListener('close', () => !over && stay());
  function look(): void {
    update();
    if (!over) void probe(sessionCall, 'GET');
  }

  document.addEventListener('visibilitychange', () => !document.hidden && look());
  window.addEventListener('focus', look);
  document.addEventListener('submit', (event) => {
    const { target } = event;
    if (!(target instanceof HTMLFormElement) || !target.getAttribute('action')?.startsWith(SIGN_OUT)) return;
    event.preventDefault();
    if (!over) end('signed-out', () => window.location.assign('/'));
  });
  window.addEventListener('pageshow', async ({ persisted }) => {
    if (!persisted) return;
    hide(true);
    if (over) return window.location.reload();
    await probe(sessionCall, 'GET');
    if (!over) hide(false);
    update();
  });
  update();
  tell({ kind: 'account', mark: pageAccount() });
}

/** The channel to the other tabs; undefined in a browser that blocks it along with its storage. */
function tabs(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(SESSION_CHANNEL);
  } catch {
    return undefined;
  }
}

/** Returns the response of the server; undefined without one. */
async function call(
  path: string,
  method: 'GET' | 'POST',
  headers: Record<string, string> = {},
): Promise<Response | undefined> {
  try {
    return await fetch(path, {
      method,
      headers: { [CALL_HEADER]: '1', ...headers },
      signal: AbortSignal.timeout(ANSWER_MS),
    });
  } catch {
    return undefined;
  }
}

/** True if the server ended the session, or has none (401; docs/adr/020). */
function isEnded(answer: Response | undefined): boolean {
  return answer !== undefined && (answer.ok || answer.status === 401);
}

/** Hides the page, and shows it again. Not by `display`: a page of WebKit without a box never leaves (docs/adr/045). */
function hide(hidden: boolean): void {
  document.documentElement.style.visibility = hidden ? 'hidden' : '';
}

function forget(): void {
  try {
    // Only the language outlives a session.
    for (const name of Object.keys(localStorage)) if (name !== LANGUAGE_KEY) localStorage.removeItem(name);
    sessionStorage.clear();
  } catch {
    // A browser that blocks its storage keeps nothing there.
  }
}

function addressFor(signIn: string, reason: LoginReason): string {
  const back = window.location.pathname + window.location.search;
  return `${signIn}?${new URLSearchParams({ redirectUri: back, reason })}`;
}
