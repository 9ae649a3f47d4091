import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Spinner } from '../../components/spinner.tsx';
import type { MarkedCall } from '../../contracts/account-call.ts';
import type { Copy } from '../../copy/copy.ts';
import { challengeStore } from './challenge-store.ts';
import { type ChallengeProvider, recurlyChallenge } from './recurly-challenge.ts';

export type BankChallengeProps = {
  actionTokenId: string;
  /** The provider whose script shows the challenge; undefined if there is none. */
  recurly: ChallengeProvider | undefined;
  heading: string;
  /** What may keep the provider's script away, rendered by the server. */
  blocker?: ReactNode;
  /** URL of the page to use another card. */
  other: string;
  /** The form to submit with the result: an existing form of the page by its id, or a new one with that action. */
  form: { id: string } | { action: MarkedCall };
  words: Pick<
    Copy['billing'],
    | 'challengeText'
    | 'challengeLoading'
    | 'challengeOther'
    | 'challengeNeedsScript'
    | 'problem_challenge'
    | 'problem_unavailable'
    | 'tryAgain'
  >;
};

const OWN_FORM = 'challenge-form';

/** Shows the bank's challenge in a dialog, then submits the form it is about with the result. */
export function BankChallenge({
  actionTokenId,
  recurly,
  heading,
  blocker,
  other,
  form,
  words,
}: BankChallengeProps) {
  const [store] = useState(() => challengeStore(recurly !== undefined));
  const state = useStore(store.$challenge);
  const [attempt, setAttempt] = useState(0);
  const container = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLInputElement>(null);
  const begin = useEffectEvent(() => {
    const { current } = container;
    if (!current || !recurly) return undefined;
    return store.begin((callbacks, signal) =>
      recurlyChallenge(current, actionTokenId, recurly, callbacks, signal),
    );
  });
  useEffect(() => begin(), [attempt]);
  const isPassed = state.at === 'passed';
  useEffect(() => {
    if (isPassed && result.current?.form) send(result.current.form);
  }, [isPassed]);
  const isOpen = state.at === 'waiting' || state.at === 'asking';

  return (
    <>
      <Dialog
        id="challenge"
        heading={heading}
        className="challenge"
        open={!isPassed}
        form={
          <div className="actions dialog-actions">
            <Button href={other} variant="secondary">
              {words.challengeOther}
            </Button>
            {state.at === 'unavailable' && (
              <Button type="button" onClick={() => setAttempt(attempt + 1)}>
                {words.tryAgain}
              </Button>
            )}
          </div>
        }
      >
        <p className="challenge-text" tabIndex={-1} autoFocus hidden={!isOpen}>
          {words.challengeText}
        </p>
        <div ref={container} className="challenge-frame" hidden={!isOpen}>
          {state.at === 'waiting' && <Spinner text={words.challengeLoading} large />}
        </div>
        <noscript>
          <p>{words.challengeNeedsScript}</p>
        </noscript>
        {state.at === 'failed' && <Alert kind="error" text={words.problem_challenge} focus />}
        {state.at === 'unavailable' && (
          <Alert kind="error" text={words.problem_unavailable} focus>
            {blocker}
          </Alert>
        )}
      </Dialog>
      {'action' in form && (
        <form id={OWN_FORM} method="post" action={form.action} hidden>
          <input type="hidden" name="actionTokenId" value={actionTokenId} />
        </form>
      )}
      {state.at === 'passed' && (
        <input
          ref={result}
          type="hidden"
          name="actionResultTokenId"
          form={'id' in form ? form.id : OWN_FORM}
          value={state.resultToken}
        />
      )}
    </>
  );
}

/** Submits the form. For an order, the terms were accepted before the challenge, so their checkbox is set again. */
function send(form: HTMLFormElement): void {
  const terms = form.elements.namedItem('terms');
  if (terms instanceof HTMLInputElement) terms.checked = true;
  form.requestSubmit();
}
