import { type Answer, type Ask, postForm } from './portal.ts';

/** The call that deletes an account. */
export const DELETE = '/api/account/delete';

/** Submits the form that deletes the account of a session. */
export function deleteBy(browser: Pick<Ask, 'brand' | 'cookie'>): Promise<Answer> {
  return postForm(DELETE, {}, browser);
}
