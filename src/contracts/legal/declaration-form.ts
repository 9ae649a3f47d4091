import * as z from 'zod/mini';
import { declarationKinds, type declarationLimits, typedLimit } from './declaration.ts';

const text = (name: keyof typeof declarationLimits) =>
  z._default(z.string().check(z.maxLength(typedLimit(name))), '');

/**
 * POST /api/legal/declaration, by a plain form or by a script with the same fields. `key` is of one form as it was shown:
 * the same declaration sent twice with it is one.
 */
export const declarationForm = z.strictObject({
  kind: z.enum(declarationKinds),
  key: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  name: text('name'),
  email: text('email'),
  contract: text('contract'),
  orderedOn: text('orderedOn'),
  cause: z._default(z.enum(['ordinary', 'special']), 'ordinary'),
  reason: text('reason'),
  ends: z._default(z.enum(['soonest', 'day']), 'soonest'),
  endsOn: text('endsOn'),
});
export type DeclarationForm = z.infer<typeof declarationForm>;
