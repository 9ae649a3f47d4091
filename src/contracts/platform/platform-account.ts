import * as z from 'zod';
import { profileFields, withEmail } from '../access/profile.ts';
import { changes, reads } from './platform-operation.ts';
import { wireInt, wireText } from '../wire.ts';

/** The status code that means success; any other is refused. */
const statusOk = wireInt.refine((status) => status === 200, { error: '200' });

/** The account itself: profile, contact and deletion. */
export const accountOperations = {
  accountProfile: reads('/profile', {
    context: 'account',
    access: 'signed',
    answer: profileFields.omit({ token: true }).transform(withEmail),
    open: {
      method: 'The method is GET.',
      context: 'The context is `account`.',
      path: 'The path is `/profile`.',
      answer: 'The response is the profile of the sign-in, without its token.',
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
      method: 'The method is POST.',
      path: 'The path is `/users/deletionRequests`.',
      body: 'The call has no body.',
      'answer.statusCode': '200 means success, as in the cancellation of the request.',
    },
  }),
  cancelDeletion: changes('POST', '/users/deletionRequests/cancel', {
    context: 'account',
    access: 'signed',
    answer: z.object({ statusCode: statusOk }),
    open: {
      path: 'The path is `/users/deletionRequests/cancel`.',
      body: 'The call has no body.',
    },
  }),
} as const;
