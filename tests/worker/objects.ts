export { AttemptsObject } from '../../src/server/limits/attempts-object.ts';
export { AccountObject } from '../../src/server/account/account-object.ts';
export { PendingSignInObject } from '../../src/server/session/pending-sign-in-object.ts';
export { SessionObject } from '../../src/server/session/session-object.ts';

export default {
  fetch: () => new Response(null, { status: 404 }),
};
