import { type OperationName, platformOperations } from '../../src/contracts/platform/platform-table.ts';
import {
  asAssumed,
  cannotBeTold,
  type Check,
  type Finding,
  type OpenPoint,
  type OpenPoints,
  otherwise,
  type PointId,
} from './open-point.ts';
import { type CallState, type Exchange, type Seen, stateOf, type Step } from './seen.ts';
import { shapeOfText } from './shape.ts';

/** What would tell where a call failed. */
const AGAIN =
  'Find the call in the platform’s log by its request id, which the report has, and run this again.';

/** Open points that the same check settles: what the portal assumes, by call and part. */
export function pointsWith(check: Check, assumptions: { readonly [Id in PointId]?: string }): OpenPoints {
  return Object.fromEntries(
    Object.entries(assumptions).map(([id, assumed = '']): [string, OpenPoint] => [id, [assumed, check]]),
  );
}

/** A check that nothing of a run can make: it says why, and what would tell instead. */
export function untold(because: string, toTell: string): Check {
  return { how: `no run: ${lowered(because)} ${toTell}`, judge: () => cannotBeTold(because, toTell) };
}

/**
 * What each end of a call says of a point, by its status; any other end says nothing of it. `unreadable` is an answer that is JSON
 * and not what the contract expects.
 */
type EndFindings = {
  [Kind in Settled['kind']]?: (status: number, call: OperationName) => Finding | undefined;
};

function byEnd(how: string, findings: EndFindings): Check {
  return {
    how,
    judge: settled((state) => {
      if (state.kind === 'unreadable' && !isJson(state)) return unclear(state);
      const status = 'status' in state ? state.status : statusOf(state.exchange);
      return findings[state.kind]?.(status, state.exchange.call) ?? unclear(state);
    }),
  };
}

const isThere = (status: number) =>
  asAssumed(`The platform refused with a code of its own (${status}), so the call exists there.`);

/** Settles a method, a context or a path: a call that the platform itself answers is the right one. */
export const byAddress = byEnd('the platform’s own answer or refusal.', {
  read: (status) => asAssumed(`The call was answered with ${status}.`),
  refused: isThere,
  coded: (status) => (status === 404 ? undefined : isThere(status)),
  unreadable: (status) => asAssumed(`The call was answered with ${status}; its content is another point.`),
  noSuchCall: (status) =>
    otherwise(
      `The answer was ${status}: there is no such call. Method, context or path is another.`,
      'The portal sends the call to that address, and what needs it fails.',
    ),
});

/** Settles the credentials of a call. */
export const byAccess = byEnd('an answer to the call.', {
  read: (status) => asAssumed(`So sent, the call was answered with ${status}.`),
  refused: (status) =>
    status === 401
      ? undefined
      : asAssumed('The platform took the credentials and refused with a code of its own.'),
  unreadable: () => asAssumed('So sent, the call was answered.'),
  notAllowed: (status, call) =>
    platformOperations[call].access === 'basic'
      ? cannotBeTold(
          `The sign-in was refused with ${status}: they are wrong, or expected in another form.`,
          'Sign in to the brand’s app as the same account. If that works, the form is another.',
        )
      : otherwise(
          `The answer was ${status}: the credentials were not enough, or not in this form.`,
          'The portal sends these credentials, and the call fails.',
        ),
});

/** Settles what a call carries: its query or its body. */
export const byInput = byEnd('an answer to the call.', {
  read: (status) => asAssumed(`What was sent was taken (${status}).`),
  refused: () => asAssumed('The platform understood what was sent and refused with a code of its own.'),
  unreadable: () => asAssumed('What was sent was answered.'),
  badRequest: (status) =>
    otherwise(
      `The answer was ${status}: what was sent was not understood.`,
      'The portal sends it in this form, and the call fails.',
    ),
});

/** Settles an answer as a whole: the portal's contract reads it. */
export const byAnswer: Check = {
  how: 'an answer that the contract reads.',
  judge: whenAnswered((exchange) =>
    asAssumed(`The contract reads what came: ${shapeOfText(exchange.responses.at(-1))}.`),
  ),
};

/** Settles a field of an answer by a judgement of its own. `how` completes "By …". */
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

/** Something that contradicts an assumption: of which items it is true, what came, and how the portal reads it today. */
type Contrary<Item> = readonly [
  isSo: (item: Item, seen: Seen) => boolean,
  came: string | ((such: readonly Item[], seen: Seen, all: readonly Item[]) => string),
  today: string,
];

/**
 * Settles a field by the items of an answer that have it. `none` is told where there is no item. Something contrary that is true of
 * any item decides; else all is as assumed, as `good` says.
 */
export function byItems<Item>(
  how: string,
  of: (exchange: Exchange, seen: Seen) => readonly Item[],
  {
    none,
    contrary,
    good,
  }: {
    none: Finding;
    contrary: readonly Contrary<Item>[];
    good: string | ((items: readonly Item[], seen: Seen) => string);
  },
): Check {
  return byField(how, (exchange, seen) => {
    const items = of(exchange, seen);
    if (items.length === 0) return none;
    for (const [isSo, came, today] of contrary) {
      const such = items.filter((item) => isSo(item, seen));
      if (such.length > 0) return otherwise(typeof came === 'string' ? came : came(such, seen, items), today);
    }
    return asAssumed(typeof good === 'string' ? good : good(items, seen));
  });
}

/** Says why a call was not made; of one that was made, what is given. */
export function unlessAsked(state: CallState, because: string, toTell: string): Finding {
  return state.kind === 'notAsked'
    ? cannotBeTold(state.untold.because, state.untold.toTell)
    : cannotBeTold(because, toTell);
}

/** Judges a whole run, for a point that no single call settles. */
export function byRun(how: string, judge: Check['judge']): Check {
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
