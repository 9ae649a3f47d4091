import * as z from 'zod';

/** How the person signed in to a session. */
export const signedInBy = z.enum(['password', 'code', 'social', 'sso']);
export type SignedInBy = z.output<typeof signedInBy>;
