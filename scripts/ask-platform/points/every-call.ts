import { accountCodes } from '../../../src/contracts/platform/platform-problem.ts';
import { tellsFailure } from '../../../src/contracts/platform/tells-failure.ts';
import { platformOperations } from '../../../src/contracts/platform/platform-table.ts';
import { byRun, untold } from '../checks.ts';
import { codeForm, dateForms, wireForms } from '../forms.ts';
import { asAssumed, cannotBeTold, type OpenPoint, otherwise, point } from '../open-point.ts';
import { type Exchange, stateOf } from '../seen.ts';
import { listed } from '../shape.ts';
import { stateWordFinding } from './changes.ts';
import { credentialPoints } from './credentials.ts';
import { idFindings } from './ids.ts';
import { pagesFinding } from './list-pages.ts';
import { callsOf, statusesOf } from './said.ts';

/** The assumptions that concern every call, by a name for each. */
export const everyCallPoints = {
  ...credentialPoints,
  retry: point(
    'The portal retries a GET once where it fails with 502, 503 or 504, gets no connection, or is refused because of the time of its signature. It retries no other call, and no GET under `/authcode`.',
    byRun('a call of the run that had to be sent twice.', (seen) => {
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
  ),
  requestId: point(
    'Every call carries the header `x-request-id`, which connects the platform’s log with the portal’s log.',
    untold(
      'Only the platform’s own log shows it.',
      'Look for a request id of this run, which the report lists, in the platform’s log.',
    ),
  ),
  size: point(
    'The portal follows no redirect and reads no response of more than 2 MiB.',
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
  ),
  refusals: point(
    'A refusal has its code in `errorCode`, `code`, `errorType` or `error`, or as the text of `description`, `errorMessage` or `message`, at the top or inside `error`, `data`, `body` or `Payload`, also as JSON text. A refused card may be told in Recurly’s `transaction_error` or Stripe’s `card_error` instead. Further data is in `errorData`, as an object or as JSON text.',
    byRun('a refusal: the run asks for a promo code that does not exist.', (seen) => {
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
  ),
  failures: point(
    'A response with a good status that has `errorMessage`, `success: false` or nothing but a `message` such as “Internal server error” comes from a function that failed: nobody knows what it did.',
    byRun('a response of that kind.', (seen) => {
      const failed = seen.exchanges.filter(({ call, responses }) => {
        const last = responses.at(-1);
        return (
          last && last.status < 300 && tellsFailure(last.json, platformOperations[call].method !== 'GET')
        );
      });
      return failed.length > 0
        ? asAssumed(
            `${callsOf(failed)} told a failure with a good status, and the portal reads it as no answer.`,
          )
        : cannotBeTold('No such response came.', 'Only a failure of the platform shows one.');
    }),
  ),
  leaving: point(
    'The platform refuses changes of an account that is about to be deleted with `error.account.pending_delete`.',
    byRun(
      'a change of devices, sent while the deletion of the account is requested (`--changes`).',
      (seen) => {
        const state = stateOf(seen, 'saveDevices', ['deletion']);
        if (state.kind === 'refused' && state.code === accountCodes.pendingDelete)
          return asAssumed('The change was refused with that code.');
        if (state.kind === 'notAsked') {
          const asked = stateOf(seen, 'requestDeletion');
          return asked.kind === 'notAsked'
            ? cannotBeTold(asked.untold.because, asked.untold.toTell)
            : cannotBeTold(
                'No change could be tried meanwhile.',
                'Use an account with a plan that covers a device.',
              );
        }
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
      },
    ),
  ),
  leavingCharge: point(
    'A charge that becomes due while the deletion of the account is requested may still be taken.',
    untold(
      'A run waits for no charge.',
      'Request the deletion of a test account whose plan renews the next day, and look at its invoices after that.',
    ),
  ),
  leavingUnpaid: point(
    'An unpaid invoice may stay due when the account is deleted, and may keep it from being deleted: then the request is refused.',
    untold(
      'A run has no account with an unpaid invoice.',
      'Request the deletion of such a test account, and look at the invoice after that.',
    ),
  ),
  ids: point(
    'An id and a plan code are compared byte for byte, and a number is the same id as its text. Only the id of a plan may have another letter case in another list; a change sends it as the list of plans writes it.',
    byRun('the ids of plans and devices in the lists that name them.', idFindings),
  ),
  forms: point(
    'A list may be under `docs` or under its own name, and one record may have the place of a list. Numbers, flags and dates may be text, and a value may be in a list of one; `null`, a nil marker, an empty value and a missing field mean the same.',
    byRun('the forms of everything that came.', (seen) => {
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
  ),
  pages: point(
    'No list is sent in pages: no `hasNextPage`, `has_more` or higher `totalDocs` says that it goes on. If one does, please say how the next page is asked for.',
    byRun('the lists that came.', pagesFinding),
  ),
  states: point(
    'The answer to an order says in `state` or `status` that it is made (`active`, `in_trial`), comes on a later day (`future`), or waits for the person’s payment (`incomplete`, `requires_action`); the answer to a cancellation says `canceled` or `expired`. After any other word the portal believes what the account shows.',
    byRun('the answers to changes (`--changes`, `--orders`).', stateWordFinding),
  ),
  dates: point(
    'A date with a time is a moment. A date without a time is that day in every time zone.',
    byRun('the forms of the dates that came.', (seen) => {
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
  ),
} satisfies Readonly<Record<string, OpenPoint>>;

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
