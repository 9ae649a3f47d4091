import { isAppAround } from '../page/app-around.ts';

/** Longer than any answer takes, in milliseconds: until then a second press would only spoil the first. */
const ANSWER_LIMIT_MS = 15_000;

/**
 * Lets a form out once at a time, and takes the query of the page, which holds a secret, off the address and out of the
 * history when it goes.
 */
export function submitOnce(form: HTMLFormElement): void {
  let sentAtMs = Number.NEGATIVE_INFINITY;
  const app = form.querySelector<HTMLInputElement>('[data-app]');
  if (app) app.disabled = !isAppAround(window);
  form.addEventListener('submit', (event) => {
    if (event.timeStamp - sentAtMs < ANSWER_LIMIT_MS) return event.preventDefault();
    sentAtMs = event.timeStamp;
    form.dataset['state'] = 'sent';
    window.history.replaceState(null, '', window.location.pathname);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    sentAtMs = Number.NEGATIVE_INFINITY;
    form.dataset['state'] = 'back';
  });
}

/**
 * The same for a form that submits itself: once per load, never while the page is only prepared for later, and not again
 * when the browser brings an old page back. Before the page has loaded, so that the answer takes its place in the history.
 */
export function submitItself(form: HTMLFormElement): void {
  submitOnce(form);
  const isPrepared = 'prerendering' in document && document.prerendering === true;
  if (!isPrepared) return form.requestSubmit();
  document.addEventListener('prerenderingchange', () => form.requestSubmit(), { once: true });
}
