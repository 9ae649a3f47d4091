import type { accountOperations } from '../../../src/contracts/platform/platform-account.ts';
import { PENDING_DELETE } from '../../../src/contracts/access/profile.ts';
import { byAddress, byField, byInput } from '../checks.ts';
import { asAssumed, type CallPoints, cannotBeTold, otherwise, point } from '../open-point.ts';
import { exchangesOf, fieldIn, listBefore, listsAfter, recordIn } from '../seen.ts';
import { signs } from './changes.ts';

const fields = 'src/contracts/access/profile.ts';

/** The open points of the account itself: profile, contact and deletion. */
export const accountPoints = {
  accountProfile: {
    journey: 'access',
    fields,
    open: {
      method: point('The method is GET.', byAddress),
      context: point('The context is `account`.', byAddress),
      path: point('The path is `/profile`.', byAddress),
      answer: point(
        'The response is the profile of the sign-in, without its token.',
        byField('the account that it names, beside that of the sign-in.', (exchange, seen) => {
          if (!exchange.result.ok)
            return otherwise(
              'It is not the profile of a sign-in.',
              'The portal does not learn that an account is about to be deleted.',
            );
          const idOf = (json: unknown) => String(fieldIn(json, 'pepperUser', 'account_id'));
          const signIns = [...exchangesOf(seen, 'byEmail'), ...exchangesOf(seen, 'mfaValidateLoginOtp')];
          const ids = signIns
            .map(recordIn)
            .filter((record) => 'pepperUser' in record)
            .map(idOf);
          const own = recordIn(exchange);
          if (ids.length > 0 && !ids.includes(idOf(own)))
            return otherwise(
              'It names another account than the sign-in.',
              'The portal takes the account of the sign-in, and the status of this answer.',
            );
          return asAssumed(
            `It is the profile of the account that signed in, ${own['token'] === undefined ? 'without' : 'also with'} its token.`,
          );
        }),
      ),
    },
  },
  contactInfo: { journey: 'access', open: {} },
  requestDeletion: {
    journey: 'access',
    askedWith: '--changes',
    open: {
      method: point('The method is POST.', byAddress),
      path: point('The path is `/users/deletionRequests`.', byAddress),
      body: point('The call has no body.', byInput),
      'answer.statusCode': point(
        '200 means success, as in the cancellation of the request.',
        byField('the account’s status after it (`--changes`).', (exchange, seen) => {
          const from = seen.exchanges.indexOf(exchange);
          const after = seen.exchanges.filter(
            ({ call, step, result }, index) =>
              index > from && call === 'accountProfile' && step === exchange.step && result.ok,
          );
          const isPending = after.some((each) => {
            const status = fieldIn(recordIn(each), 'pepperUser', 'account', 'status');
            return typeof status === 'string' && status.toLowerCase() === PENDING_DELETE;
          });
          if (!exchange.result.ok)
            return otherwise(
              `It is not 200${isPending ? ', and the account is about to be deleted all the same' : ''}.`,
              'The portal says that the request failed.',
            );
          if (after.length === 0)
            return cannotBeTold('The status was not read after it.', 'Run this again to its end.');
          return isPending
            ? asAssumed('It is 200, and the status of the account is then `pending_delete`.')
            : otherwise(
                'It is 200, and the status of the account does not become `pending_delete`.',
                'The portal says that the account will be deleted.',
              );
        }),
      ),
      answer: point(
        'It changes no plan and no charge to come. The portal promises no end of either, and shows the plans as they are listed after it.',
        byField('the plans that are listed before and after it (`--changes`).', (exchange, seen) => {
          const [before, after] = [listBefore(seen, exchange), listsAfter(seen, exchange).at(-1)];
          if (!before || !after)
            return cannotBeTold(
              'The plans were not read before and after it.',
              'Run this again to its end, with an account that has a plan.',
            );
          return JSON.stringify(signs(before)) === JSON.stringify(signs(after))
            ? asAssumed('The plans are listed as before.')
            : otherwise(
                'The plans are listed otherwise than before.',
                'The portal shows the plans as they are listed then.',
              );
        }),
      ),
    },
  },
  cancelDeletion: {
    journey: 'access',
    askedWith: '--changes',
    open: {
      path: point('The path is `/users/deletionRequests/cancel`.', byAddress),
      body: point('The call has no body.', byInput),
    },
  },
} satisfies Readonly<Record<keyof typeof accountOperations, CallPoints>>;
