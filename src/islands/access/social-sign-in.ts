import type { SocialSignInRequest } from '../../contracts/access/social.ts';
import { takeAppleReturn } from './apple-return.ts';
import { googleButton } from './google-button.ts';
import { sendSocial } from './send-social.ts';

/**
 * Brings the other ways to sign in alive: ends one by Apple that leads back here, and has Google draw its button once the
 * page is there and the button in sight.
 */
export function startSocial(block: HTMLElement): void {
  const back = takeAppleReturn(window);
  const { redirect, offline = '', failed = '' } = block.dataset;
  const area = block.querySelector<HTMLElement>('[data-client]');
  let renew: (() => Promise<void>) | undefined;

  async function send(request: SocialSignInRequest): Promise<void> {
    show(block, 'busy');
    const answer = await sendSocial(request, { offline, failed });
    if ('next' in answer) return window.location.assign(answer.next);
    show(block, 'failed', answer.message);
    await renew?.();
  }

  window.addEventListener('pageshow', ({ persisted }) => persisted && show(block, 'idle'));
  if (back) void send({ provider: 'appleweb', ...back });
  if (!area) return;
  whenSeen(area, () => {
    renew = googleButton(area, (idToken) => {
      void send({ provider: 'google', idToken, ...(redirect ? { redirectUri: redirect } : {}) });
    });
  });
}

/** Shows where it stands: the card rests while it is busy, and a failure takes the focus. */
function show(block: HTMLElement, state: 'idle' | 'busy' | 'failed', message = ''): void {
  const [busy, alert] = ['.social-busy', '.alert'].map((part) => block.querySelector<HTMLElement>(part));
  const resting = [block.previousElementSibling, ...block.querySelectorAll('.social-or, .social-ways')];
  for (const part of resting) part?.toggleAttribute('inert', state === 'busy');
  if (busy) busy.hidden = state !== 'busy';
  if (!alert) return;
  alert.hidden = state !== 'failed';
  const text = alert.querySelector('p');
  if (text) text.textContent = message;
  if (state !== 'failed') return;
  alert.role = 'alert';
  alert.focus();
}

function whenSeen(element: HTMLElement, act: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    act();
  });
  if (document.readyState === 'complete') observer.observe(element);
  else window.addEventListener('load', () => observer.observe(element), { once: true });
}
