import * as z from 'zod';
import { profileFields, withEmail } from '../access/profile.ts';
import { changes, reads } from './platform-operation.ts';
import { wireInt, wireText } from './wire.ts';

/** Success requires it. */
const statusOk = wireInt.refine((status) => status === 200, { error: '200' });

/** The account itself. */
export const accountOperations = {
  accountProfile: reads('/profile', {
    context: 'account',
    access: 'signed',
    answer: profileFields.omit({ token: true }).transform(withEmail),
    open: {
      method: 'It is GET.',
      context: 'It is `account`.',
      path: 'It is `/profile`.',
      answer: 'The profile of the sign-in, without its token.',
    },
  }),
  contactInfo: reads('/contactInfo', {
    context: 'account',
    access: 'signed',
    answer: z.object({ address: z.array(z.object({ country: wireText })).default([]) }),
  }),
  requestDeletion: changes('POST', '/users/deletionRequests', {
    context: 'account',
    access: 'signed',
    answer: z.object({ statusCode: statusOk }),
    open: {
      method: 'It is POST.',
      path: 'It is `/users/deletionRequests`.',
      body: 'There is none.',
      'answer.statusCode': '200 is success, as for its cancellation.',
    },
  }),
  cancelDeletion: changes('POST', '/users/deletionRequests/cancel', {
    context: 'account',
    access: 'signed',
    answer: z.object({ statusCode: statusOk }),
    open: {
      path: 'It is `/users/deletionRequests/cancel`.',
      body: 'There is none.',
    },
  }),
} as const;
