import { atom, type ReadableAtom } from 'nanostores';
import { apiProblem } from '../../contracts/api-problem.ts';
import { recoveryResponse, resetLinkErrorCodes } from '../../contracts/access/recovery.ts';
import { nextReset, type ResetEvent, type ResetState } from './next-reset.ts';

/** A new password and its confirmation, byte for byte as typed. */
export type NewPassword = { password: string; confirmation: string };

/** What the store needs of the page around it. `leave` shows what came of it. */
export type ResetPorts = { send: (typed: NewPassword) => Promise<Response>; leave: () => void };

export type ResetStore = {
  $reset: ReadableAtom<ResetState>;
  submit: (typed: NewPassword) => Promise<void>;
  closeBanner: () => void;
};

/** The new password of one form. `words` are for failures that carry no message of the server's. */
export function resetStore(
  initial: { message: string | undefined },
  words: { offline: string; failed: string },
  ports: ResetPorts,
): ResetStore {
  const $reset = atom<ResetState>(
    initial.message === undefined ? { at: 'idle' } : { at: 'told', message: initial.message },
  );
  const tell = (event: ResetEvent) => $reset.set(nextReset($reset.get(), event));
  $reset.listen((state) => {
    if (state.at === 'leaving') ports.leave();
  });
  return {
    $reset,
    async submit(typed) {
      const before = $reset.get();
      tell({ type: 'submitted' });
      if ($reset.get() === before) return;
      tell(await outcome(() => ports.send(typed), words));
    },
    closeBanner: () => tell({ type: 'closed' }),
  };
}

async function outcome(
  send: () => Promise<Response>,
  words: { offline: string; failed: string },
): Promise<ResetEvent> {
  let response: Response;
  try {
    response = await send();
  } catch {
    // fetch rejects only when nothing came back at all.
    return { type: 'refused', message: words.offline };
  }
  const data: unknown = await response.json().catch(() => undefined);
  if (response.ok && recoveryResponse.safeParse(data).success) return { type: 'ended' };
  const problem = apiProblem.safeParse(data);
  if (!problem.success) return { type: 'refused', message: words.failed };
  // A link that is of no use has a page of its own.
  const { code, message } = problem.data;
  return resetLinkErrorCodes.some((each) => each === code) ? { type: 'ended' } : { type: 'refused', message };
}
