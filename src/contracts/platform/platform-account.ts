import * as z from 'zod';
import { profileFields, withEmail } from '../access/profile.ts';
import { changes, reads } from './platform-operation.ts';
import { wireInt, wireKey } from '../wire.ts';

/** The status code that means success; any other is refused. */
const statusOk = wireInt.refine((status) => status === 200, { error: '200' });

/** The account itself: profile, contact and deletion. */
export const accountOperations = {
  accountProfile: reads('/profile', {
    context: 'account',
    access: 'signed',
    answer: profileFields.omit({ token: true }).transform(withEmail),
  }),
  contactInfo: reads('/contactInfo', {
    context: 'account',
    access: 'signed',
    answer: z.object({ address: z.array(z.object({ country: wireKey })).default([]) }),
  }),
  requestDeletion: changes('POST', '/users/deletionRequests', {
    context: 'account',
    access: 'signed',
    answer: z.object({ statusCode: statusOk }),
  }),
  cancelDeletion: changes('POST', '/users/deletionRequests/cancel', {
    context: 'account',
    access: 'signed',
    answer: z.object({ statusCode: statusOk }),
  }),
} as const;
