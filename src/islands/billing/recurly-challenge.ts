import type { RecurlyError, TokenPayload } from '@recurly/recurly-js';
import { inTime } from '../in-time.ts';
import type { ChallengeCallbacks } from './challenge-store.ts';
import { loadRecurly } from './load-recurly.ts';
import { PATIENCE_MS } from './load-script.ts';

export type ChallengeProvider = { script: string; publicKey: string };

/**
 * Shows the bank's page inside `container` through Recurly, until the signal is aborted. Resolves once it is shown or
 * failed.
 */
export async function recurlyChallenge(
  container: HTMLElement,
  actionTokenId: string,
  { script, publicKey }: ChallengeProvider,
  callbacks: ChallengeCallbacks,
  signal: AbortSignal,
): Promise<void> {
  const recurly = await loadRecurly(script, publicKey, 'card');
  signal.throwIfAborted();
  // Recurly throws if one `Risk()` is used for a second challenge.
  const challenge = recurly.Risk().ThreeDSecure({ actionTokenId, challengeWindowSize: '02' });
  signal.addEventListener('abort', () => challenge.remove(), { once: true });
  const ready = new Promise<void>((resolve) => {
    challenge.on('ready', () => resolve());
    challenge.on('error', ({ code }: RecurlyError) => {
      console.info('The challenge was not passed:', code);
      challenge.remove();
      callbacks.failed();
      resolve();
    });
    challenge.on('token', ({ id }: TokenPayload) => {
      callbacks.passed(id);
      resolve();
    });
  });
  demoteModal(container, signal);
  challenge.attach(container);
  await inTime(ready, PATIENCE_MS);
}

/**
 * Lets a frame that a provider adds to the page, outside of the dialog around `container`, be seen and used: a modal
 * dialog would cover it and keep it inert. The dialog then stays open without being modal. Stops when the signal is
 * aborted.
 */
function demoteModal(container: HTMLElement, signal: AbortSignal): void {
  const dialog = container.closest('dialog');
  if (!dialog) return;
  const watch = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    if (!added.some((node) => !dialog.contains(node) && holdsFrame(node)) || !dialog.matches(':modal'))
      return;
    dialog.close();
    dialog.dataset['under'] = '';
    dialog.show();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => watch.disconnect(), { once: true });
}

function holdsFrame(node: Node): boolean {
  return node instanceof Element && (node.matches('iframe') || node.querySelector('iframe') !== null);
}
