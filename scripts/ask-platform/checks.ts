import { type OperationName, platformOperations } from '../../src/contracts/platform/platform-table.ts';
import { asAssumed, cannotBeTold, type Check, type Finding, otherwise } from './open-point.ts';
import { type CallState, type Exchange, type Seen, stateOf, type Step } from './seen.ts';
import { shapeOfText } from './shape.ts';

/** What would tell where a call failed. */
const AGAIN =
  'Find the call in the platform’s log by its request id, which the report has, and run this again.';

/** A check that nothing of a run can make: it says why, and what would tell instead. */
export function untold(because: string, toTell: string): Check {
  return { how: `no run: ${lowered(because)} ${toTell}`, judge: () => cannotBeTold(because, toTell) };
}

/** Settles a method, a context or a path: a call that the platform itself answers is the right one. */
export const byAddress: Check = {
  how: 'an answer of the platform, also a refusal with a code of its own.',
  judge: settled((state) => {
    switch (state.kind) {
      case 'read':
        return asAssumed(`The call was answered with ${statusOf(state.exchange)}.`);
      case 'refused':
        return asAssumed(
          `The platform refused with a code of its own (${state.status}), so the call exists there.`,
        );
      case 'noSuchCall':
        return otherwise(
          `The answer was ${state.status}: there is no such call. Method, context or path is another.`,
          'The portal sends the call to that address, and what needs it fails.',
        );
      case 'unreadable':
        return isJson(state)
          ? asAssumed(`The call was answered with ${statusOf(state.exchange)}; its content is another point.`)
          : unclear(state);
      case 'coded':
        return state.status === 404
          ? unclear(state)
          : asAssumed(
              `The platform refused with a code of its own (${state.status}), so the call exists there.`,
            );
      case 'badRequest':
      case 'notAllowed':
        return unclear(state);
    }
  }),
};

/** Settles the credentials of a call. */
export const byAccess: Check = {
  how: 'an answer to the call, sent with these credentials or without any.',
  judge: settled((state) => {
    switch (state.kind) {
      case 'read':
        return asAssumed(`So sent, the call was answered with ${statusOf(state.exchange)}.`);
      case 'refused':
        return state.status === 401
          ? unclear(state)
          : asAssumed('The platform took the credentials and refused with a code of its own.');
      case 'notAllowed':
        return platformOperations[state.exchange.call].access === 'basic'
          ? cannotBeTold(
              `The sign-in was refused with ${state.status}: they are wrong, or expected in another form.`,
              'Sign in to the brand’s app as the same account. If that works, the form is another.',
            )
          : otherwise(
              `The answer was ${state.status}: the credentials were not enough, or not in this form.`,
              'The portal sends these credentials, and the call fails.',
            );
      case 'unreadable':
        return isJson(state) ? asAssumed('So sent, the call was answered.') : unclear(state);
      case 'coded':
      case 'badRequest':
      case 'noSuchCall':
        return unclear(state);
    }
  }),
};

/** Settles what a call carries: its query or its body. */
export const byInput: Check = {
  how: 'an answer to the call, sent with this query or body.',
  judge: settled((state) => {
    switch (state.kind) {
      case 'read':
        return asAssumed(`What was sent was taken (${statusOf(state.exchange)}).`);
      case 'refused':
        return asAssumed('The platform understood what was sent and refused with a code of its own.');
      case 'badRequest':
        return otherwise(
          `The answer was ${state.status}: what was sent was not understood.`,
          'The portal sends it in this form, and the call fails.',
        );
      case 'unreadable':
        return isJson(state) ? asAssumed('What was sent was answered.') : unclear(state);
      case 'coded':
      case 'notAllowed':
      case 'noSuchCall':
        return unclear(state);
    }
  }),
};

/** Settles an answer as a whole: the portal's contract reads it. */
export const byAnswer: Check = {
  how: 'an answer that the portal’s contract reads.',
  judge: whenAnswered((exchange) =>
    asAssumed(
      `The contract reads what came: ${shapeOfText(exchange.responses.at(-1) ?? { text: '', json: undefined })}.`,
    ),
  ),
};

/** Settles a field of an answer by a judgement of its own. `how` completes "Settled by …". */
export function byField(
  how: string,
  judge: (exchange: Exchange, seen: Seen) => Finding,
  steps?: readonly Step[],
): Check {
  return { how, judge: whenAnswered(judge, { steps, isField: true }) };
}

/**
 * Settles a field of an answer by every exchange of the call in a step. One that is otherwise decides; else each sentence is told
 * once.
 */
export function byEachField(
  how: string,
  step: Step,
  judge: (exchange: Exchange, seen: Seen) => Finding,
): Check {
  return {
    how,
    judge(seen, call) {
      const judgeOne = whenAnswered((exchange) => judge(exchange, seen), { steps: [step], isField: true });
      const each = seen.exchanges
        .filter((exchange) => exchange.call === call && exchange.step === step)
        .map((exchange) => judgeOne({ ...seen, exchanges: [exchange] }, call));
      const wrong = each.find(({ verdict }) => verdict === 'otherwise');
      const good = each.flatMap((finding) => (finding.verdict === 'asAssumed' ? [finding.seen] : []));
      if (wrong) return wrong;
      return good.length > 0 ? asAssumed([...new Set(good)].join(' ')) : (each[0] ?? judgeOne(seen, call));
    },
  };
}

/** Judges a whole run, for a point that no single call settles. */
export function byRun(how: string, judge: (seen: Seen) => Finding): Check {
  return { how, judge };
}

/**
 * A judgement of an answer with content. An answer that the contract does not read is otherwise; for a field it is judged all
 * the same, because another field may be to blame.
 */
function whenAnswered(
  judge: (exchange: Exchange, seen: Seen) => Finding,
  { steps, isField = false }: { steps?: readonly Step[] | undefined; isField?: boolean } = {},
): Check['judge'] {
  return (seen, call) =>
    settled((state) => {
      if (state.kind === 'read') return judge(state.exchange, seen);
      if (state.kind !== 'unreadable') return unclear(state);
      const finding = isField && isJson(state) ? judge(state.exchange, seen) : undefined;
      // What the contract does not read may look like nothing at all, and then tells nothing.
      if (finding) return finding.verdict === 'cannotBeTold' ? unclear(state) : finding;
      if (isField && !isPlainText(state)) return unclear(state);
      return otherwise(
        `The contract does not read what came: ${state.detail}.`,
        'The portal treats it as no answer and says that it could not find out.',
      );
    }, steps)(seen, call);
}

type Settled = Exclude<CallState, { kind: 'noAnswer' | 'notAsked' }>;

/** Calls that carry a code which a person has typed: a refusal may mean that code alone. */
const withTypedCode: ReadonlySet<OperationName> = new Set(['mfaValidateLoginOtp', 'authCodeMfa'] as const);

function settled(judge: (state: Settled) => Finding, steps?: readonly Step[]): Check['judge'] {
  return (seen: Seen, call: OperationName) => {
    const state = stateOf(seen, call, steps);
    if (state.kind === 'notAsked') return cannotBeTold(state.untold.because, state.untold.toTell);
    if (state.kind === 'noAnswer') return cannotBeTold(`The call got no usable answer: ${state.how}.`, AGAIN);
    if (withTypedCode.has(call) && ['coded', 'badRequest', 'notAllowed'].includes(state.kind))
      return cannotBeTold(
        'The code was refused, and may have been wrong.',
        'Run this again with the newest code.',
      );
    return judge(state);
  };
}

/** The finding for a call whose end says nothing about the point. */
function unclear(state: Settled): Finding {
  switch (state.kind) {
    case 'read':
      return cannotBeTold('The answer says nothing of it.', AGAIN);
    case 'unreadable':
      return cannotBeTold(`What came was no answer of the platform: ${state.detail}.`, AGAIN);
    case 'refused':
    case 'coded':
      return cannotBeTold(`The platform refused the call with a code (${state.status}).`, AGAIN);
    case 'badRequest':
    case 'notAllowed':
    case 'noSuchCall':
      return cannotBeTold(`The call was refused with ${state.status}.`, AGAIN);
  }
}

/** True for a success that is plain text: no page, and no JSON that was cut off. */
function isPlainText({ exchange }: Extract<CallState, { kind: 'unreadable' }>): boolean {
  const last = exchange.responses.at(-1);
  return last !== undefined && last.status < 300 && /^\s*[^\s<{[]/.test(last.text) && last.json === undefined;
}

/** True for an answer that is JSON and not what the contract expects; false for HTML, a redirect or a cut-off text. */
function isJson({ exchange }: Extract<CallState, { kind: 'unreadable' }>): boolean {
  return exchange.responses.at(-1)?.json !== undefined;
}

function statusOf(exchange: Exchange): number {
  return exchange.responses.at(-1)?.status ?? 0;
}

function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
