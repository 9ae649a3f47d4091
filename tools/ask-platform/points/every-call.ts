import { accountCodes } from '../../../src/contracts/platform/platform-problem.ts';
import { listPage } from '../../../src/contracts/platform/list-page.ts';
import { type OperationName, platformOperations } from '../../../src/contracts/platform/platform-table.ts';
import { isFailureBody } from '../../../src/contracts/platform/failure-body.ts';
import { listIn } from '../../../src/contracts/platform/wire-forms.ts';
import { isJsonObject } from '../../../src/contracts/json-object.ts';
import { stateMeaning } from '../../../src/contracts/state-word.ts';
import { listFormOf } from '../../../src/contracts/wire.ts';
import { byRun, unlessAsked, untold } from '../checks.ts';
import { codeForm, dateForms, wireForms } from '../forms.ts';
import { asAssumed, cannotBeTold, type Finding, type OpenPoint, otherwise } from '../open-point.ts';
import {
  answerOf,
  type Exchange,
  exchangesOf,
  fieldIn,
  formOf,
  recordIn,
  type Seen,
  stateOf,
} from '../seen.ts';
import { listed, ticked, shownWords } from '../shape.ts';

/** The assumptions that concern every call, by a name for each. */
export const everyCallPoints: Readonly<Record<string, OpenPoint>> = {
  signature: [
    'Signed calls carry an AWS Signature Version 4 for `execute-api` in `us-east-2`, made with the temporary credentials of the sign-in, and the session token in the signed header `peppertoken`.',
    byRun('an answer to any signed call.', (seen) => {
      const signed = signedCalls(seen);
      if (isAnySigned(seen)) return asAssumed('Signed calls were answered.');
      const refused = signed.find((each) => /Signature/i.test(each.responses.at(-1)?.errorType ?? ''));
      if (refused)
        return otherwise(
          'The gateway refuses the signature (403).',
          'The portal signs every call in this way, and every signed call fails.',
        );
      const denied = signed.filter(
        (each) => stateOf({ ...seen, exchanges: [each] }, each.call).kind === 'notAllowed',
      );
      return denied.length > 0 && denied.length === signed.length && !hasExpired(seen)
        ? otherwise(
            `All ${denied.length} signed calls were refused with ${statusesOf(denied)}.`,
            'The portal takes a 401 for the end of the session and leads to the sign-in page.',
          )
        : notSigned(seen);
    }),
  ],
  region: [
    'The portal uses `us-east-2` even if `awsUserCredentials` names another region.',
    byRun('the region that a sign-in names, and signed calls.', (seen) => {
      const regions = usersIn(seen).map((user) => fieldIn(user, 'awsUserCredentials', 'region'));
      if (regions.length === 0) return notSigned(seen);
      const region = regions.find((each) => typeof each === 'string');
      if (region === undefined) return asAssumed('The credentials name no region.');
      if (region === 'us-east-2') return asAssumed('The credentials name `us-east-2`.');
      const told = 'The credentials name another region, and';
      return isAnySigned(seen)
        ? asAssumed(`${told} calls signed for \`us-east-2\` are answered.`)
        : otherwise(`${told} no signed call is answered.`, 'The portal signs for `us-east-2`.');
    }),
  ],
  credentials: [
    'The credentials of a sign-in have not expired, and are accepted at once.',
    byRun('answers to signed calls.', (seen) => {
      if (hasExpired(seen))
        return otherwise(
          'The credentials had expired when they came: by their `Expiration`, or by the gateway’s word.',
          'The portal makes no call with expired credentials and asks the person to sign in again, at once after the sign-in.',
        );
      return isAnySigned(seen) ? asAssumed('New credentials are accepted at once.') : notSigned(seen);
    }),
  ],
  retry: [
    'The portal retries a GET once, after a 502, 503 or 504, without a connection, or if the time of its signature is refused. It retries no other call, and no GET under `/authcode`.',
    byRun('a call that was sent twice.', (seen) => {
      const first = seen.exchanges.find(({ responses }) => responses.length > 1);
      if (!first?.result.ok)
        return cannotBeTold(
          first
            ? 'A read was sent a second time, and failed again.'
            : 'No read had to be sent a second time.',
          'Say whether a second GET of the same address does any harm; a failure of the platform would show it.',
        );
      return asAssumed(`\`${first.call}\` was sent a second time, and then answered.`);
    }),
  ],
  requestId: [
    'Every call carries the header `x-request-id`, which connects both logs.',
    untold(
      'Only the platform’s own log shows it.',
      'Look there for a request id of this run, which the report lists.',
    ),
  ],
  size: [
    'The portal follows no redirect and reads at most 2 MiB of a response.',
    byRun('every response.', (seen) => {
      const broken = seen.exchanges.filter(
        ({ result }) =>
          !result.ok &&
          result.failure.kind === 'garbled' &&
          ['redirect', 'too large'].includes(result.failure.detail),
      );
      if (broken.length > 0)
        return otherwise(
          `A redirect or too large a response came from ${callsOf(broken)}.`,
          'The portal treats it as no answer.',
        );
      return seen.exchanges.every(({ responses }) => responses.length === 0)
        ? cannotBeTold('No response came.', 'Run this again when the platform answers.')
        : asAssumed('No response was a redirect, and none was too large.');
    }),
  ],
  refusals: [
    'A refusal has its code in `errorCode`, `code`, `errorType` or `error`, or as the text of `description`, `errorMessage` or `message`, at the top or in `error`, `data`, `body` or `Payload`, also as JSON text; a refused card also in Recurly’s `transaction_error` or Stripe’s `card_error`. `errorData` has further data, as an object or JSON text.',
    byRun('a refusal of a promo code that does not exist.', (seen) => {
      const refusals = seen.exchanges.filter(isOwnRefusal);
      const forms = [...new Set(refusals.flatMap((each) => refusalForm(each) ?? []))];
      if (forms.length > 0) return asAssumed(`The code of a refusal came in ${listed(forms)}.`);
      const bare = refusals[0];
      return bare
        ? otherwise(
            `${bare.call} was refused without a code that the portal finds (${statusesOf([bare])}).`,
            'The portal knows only that it was refused, and says something general.',
          )
        : cannotBeTold(
            'The platform refused nothing.',
            'Use `--changes`, or an account whose card is declined.',
          );
    }),
  ],
  failures: [
    'A response with a good status and `errorMessage`, `success: false` or only a `message` such as “Internal server error” comes from a function that failed: nobody knows what it did.',
    byRun('such a response.', (seen) => {
      const failed = seen.exchanges.filter(({ call, responses }) => {
        const last = responses.at(-1);
        return (
          last && last.status < 300 && isFailureBody(last.json, platformOperations[call].method !== 'GET')
        );
      });
      return failed.length > 0
        ? asAssumed(
            `${callsOf(failed)} told a failure with a good status, and the portal reads it as no answer.`,
          )
        : cannotBeTold('No such response came.', 'Only a failure of the platform shows one.');
    }),
  ],
  leaving: [
    'The platform refuses changes of an account about to be deleted, with `error.account.pending_delete`.',
    byRun('a change of devices while the deletion is requested (`--changes`).', (seen) => {
      const state = stateOf(seen, 'saveDevices', ['deletion']);
      if (state.kind === 'refused' && state.code === accountCodes.pendingDelete)
        return asAssumed('The change was refused with that code.');
      if (state.kind === 'notAsked')
        return unlessAsked(
          stateOf(seen, 'requestDeletion'),
          'No change could be tried meanwhile.',
          'Use an account with a plan that covers a device.',
        );
      if (state.kind === 'noAnswer')
        return cannotBeTold(`The change got no answer: ${state.how}.`, 'Run this again.');
      if (stateOf(seen, 'requestDeletion').kind !== 'read')
        return cannotBeTold(
          'The request for deletion was not confirmed.',
          'See what became of `requestDeletion`.',
        );
      return otherwise(
        state.kind === 'read' ? 'The change was made.' : 'The change was refused in another way.',
        'The portal leads to the page of an account about to be deleted by that code alone.',
      );
    }),
  ],
  leavingCharge: [
    'A charge that becomes due while the deletion is requested may still be taken.',
    untold(
      'A run waits for no charge.',
      'Request the deletion of a test account whose plan renews the next day, and look at its invoices.',
    ),
  ],
  leavingUnpaid: [
    'An unpaid invoice may stay due after the deletion, or may prevent it: then the request is refused.',
    untold(
      'A run has no account with an unpaid invoice.',
      'Request the deletion of such a test account, and look at the invoice.',
    ),
  ],
  ids: [
    'Ids and plan codes are compared byte for byte, and a number equals its text. Only a plan’s id may have another letter case in another list; a change sends it as the list of plans writes it.',
    byRun('the ids in all lists.', idFindings),
  ],
  forms: [
    'A list may be under `docs` or its own name, or be a single record. Numbers, flags and dates may be text, a value may be in a list of one; `null`, a nil marker, an empty value and a missing field mean the same.',
    byRun('all that came.', (seen) => {
      const left = seen.exchanges.flatMap(({ call, leftOut }) => leftOut.map((part) => `${call} ${part}`));
      if (left.length > 0)
        return otherwise(
          `The contracts leave out ${listed([...new Set(left)].slice(0, 6))}.`,
          'The portal shows the answer without that part, or without the item of the list.',
        );
      const forms = wireForms(seen);
      return forms.length === 0
        ? cannotBeTold('No answer with content came.', 'Run this again when the platform answers.')
        : asAssumed(`Every answer was read. It came with ${listed(forms)}.`);
    }),
  ],
  pages: [
    'No list is sent in pages: no `hasNextPage`, `has_more` or higher `totalDocs` says that it goes on. Otherwise, please say how to ask for the next page.',
    byRun('the lists that came.', ({ exchanges }) => {
      const lists = exchanges.filter(({ result }) => result.ok && Array.isArray(result.answer));
      const cut = lists.filter(goesOn);
      if (cut.length > 0)
        return otherwise(
          `${callsOf(cut)} said that more follows.`,
          'The portal shows what came, says that something may be missing, and asks for no second page.',
        );
      return lists.length === 0
        ? cannotBeTold('No list came.', 'Run this again when the platform answers.')
        : asAssumed('No list that came says that it goes on.');
    }),
  ],
  states: [
    'The answer to an order has in `state` or `status`: made (`active`, `in_trial`), later (`future`), or waiting for payment (`incomplete`, `requires_action`); to a cancellation `canceled` or `expired`. After any other word the portal believes what the account shows.',
    byRun('such answers (`--changes`, `--orders`).', stateWordFinding),
  ],
  dates: [
    'A date with a time is a moment, one without that day in every time zone.',
    byRun('the dates that came.', (seen) => {
      const { forms, strange } = dateForms(seen);
      if (strange.length > 0)
        return otherwise(
          `${listed(strange)} ${strange.length === 1 ? 'has' : 'have'} something that the portal reads as no date.`,
          'The portal shows no date there.',
        );
      return forms.length === 0
        ? cannotBeTold('No date came.', 'Use an account with a plan that is charged.')
        : asAssumed(`Dates came as ${listed(forms)}.`);
    }),
  ],
};

function signedCalls(seen: Seen): Exchange[] {
  return seen.exchanges.filter(({ call }) => platformOperations[call].access === 'signed');
}

function isAnySigned(seen: Seen): boolean {
  return signedCalls(seen).some(({ result }) => result.ok);
}

/** The `pepperUser` of every profile that came with a sign-in. */
function usersIn(seen: Seen): unknown[] {
  return (['byEmail', 'mfaValidateLoginOtp', 'byToken'] as const)
    .flatMap((call) => exchangesOf(seen, call))
    .map(({ responses }) => fieldIn(responses.at(-1)?.json, 'pepperUser'))
    .filter(isJsonObject);
}

/** True where signed calls failed because the credentials had expired: the portal did not send them, or the gateway says so. */
function hasExpired(seen: Seen): boolean {
  const signed = signedCalls(seen);
  const isExpired = ({ result, responses }: Exchange) =>
    !result.ok &&
    result.failure.kind === 'signedOut' &&
    (responses.length === 0 || responses.at(-1)?.errorType?.startsWith('ExpiredToken') === true);
  return signed.length > 0 && signed.every(({ result }) => !result.ok) && signed.some(isExpired);
}

function notSigned(seen: Seen): Finding {
  return unlessAsked(
    stateOf(seen, 'subscriptions'),
    'No signed call was answered.',
    'See what became of each call, and run this again.',
  );
}

/** True for a refusal of the platform itself, with any status; not for one of the gateway in front of it. */
function isOwnRefusal({ result, responses }: Exchange): boolean {
  const last = responses.at(-1);
  return !result.ok && result.failure.kind === 'refused' && last?.errorType === null && last.status < 500;
}

function refusalForm({ result, responses }: Exchange): string | undefined {
  const last = responses.at(-1);
  const isRead = !result.ok && result.failure.kind === 'refused' && result.failure.code !== undefined;
  const form = isRead ? (codeForm(last?.json) ?? 'another place that the portal reads') : undefined;
  return form && last && last.status < 300 ? `${form} with status ${last.status}` : form;
}

/** Compares the ids of plans and devices in the lists that name them. */
function idFindings(seen: Seen): Finding {
  const subscriptions = answerOf(seen, 'subscriptions', ['reads']) ?? [];
  const plans = [...(answerOf(seen, 'plans') ?? []), ...(answerOf(seen, 'listAvailableSubscriptions') ?? [])];
  const devices = (answerOf(seen, 'devices') ?? []).map(({ id }) => id);
  const held = subscriptions.flatMap(({ planId }) => planId ?? []);
  const covered = subscriptions.flatMap(({ deviceIds }) => deviceIds);
  const planIds = plans.map(({ id }) => id);
  const codes = plans.map(({ code }) => code);
  const oddDevices = covered.filter((id) => isOnlyAlike(id, devices));
  const oddCodes = subscriptions.filter(({ plan }) => isOnlyAlike(plan.code, codes));
  if (oddDevices.length > 0 || oddCodes.length > 0)
    return otherwise(
      `${oddDevices.length > 0 ? 'The id of a device' : 'The code of a plan'} is in another letter case in another list.`,
      'To the portal they are two things: the device counts as not covered, the plan as no longer sold.',
    );
  const known = held.filter((id) => planIds.includes(id)).length;
  const alike = held.filter((id) => isOnlyAlike(id, planIds)).length;
  if (known + alike + covered.length === 0)
    return cannotBeTold(
      'No id came in two lists.',
      'Use an account with a plan that is sold and covers a device.',
    );
  return asAssumed(
    alike > 0
      ? 'The id of a plan is in another letter case than in the list of plans.'
      : 'The ids of plans and devices are the same in every list that names them.',
  );
}

/** True for an id that a list has in another letter case only. */
function isOnlyAlike(id: string, others: readonly string[]): boolean {
  return !others.includes(id) && others.some((other) => other.toLowerCase() === id.toLowerCase());
}

/** True for a list that is known not to be whole, by the contracts' own reading of what stands beside it. */
function goesOn(exchange: Exchange): boolean {
  const form = listFormOf(platformOperations[exchange.call].answer);
  const page = form && listPage(form, exchange.responses.at(-1)?.json);
  if (!page || page === 'nil') return false;
  return page.itemsAfter(listIn(formOf(exchange), form.names).length) > 0;
}

const changes: ReadonlySet<OperationName> = new Set([
  'subscribe',
  'cancelPlan',
  'migrateSubscriptions',
] as const);

/** Judges the words with which an answer to a change says how far it is. */
function stateWordFinding(seen: Seen): Finding {
  const words = seen.exchanges
    .filter(({ call }) => changes.has(call))
    .map(recordIn)
    .flatMap((answer) => [answer, answer['subscription']].filter(isJsonObject))
    .flatMap(({ state, status }) => [state, status])
    .filter((word) => typeof word === 'string')
    .filter((word) => /[a-z]/i.test(word));
  if (words.length === 0)
    return cannotBeTold(
      'No answer to a change has such a word.',
      'Use `--changes` and `--orders` on a test system; a card that needs a challenge tells most.',
    );
  const came = `The words are ${shownWords(words, seen)}.`;
  return words.some((word) => stateMeaning(word) === 'unknown')
    ? otherwise(
        came,
        'The portal does not know one of them, so it reads the account and believes what that shows.',
      )
    : asAssumed(came);
}

/** The statuses of exchanges, as a list that people read. */
function statusesOf(exchanges: readonly Exchange[]): string {
  return listed([
    ...new Set(exchanges.map(({ responses }) => String(responses.at(-1)?.status ?? 'no answer'))),
  ]);
}

/** The calls of exchanges, as a list that people read. */
function callsOf(exchanges: readonly Exchange[]): string {
  return ticked(new Set(exchanges.map(({ call }) => call)));
}
