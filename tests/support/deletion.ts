import { formTo } from './html.ts';
import { type Answer, type Ask, ask, postForm } from './portal.ts';

/** The call that deletes an account. */
export const DELETE = '/api/account/delete';

/** The fields of the form that deletes the account of a session; empty if the page has no form. */
export async function deletionFields(
  browser: Pick<Ask, 'brand' | 'cookie'>,
): Promise<Record<string, string>> {
  const { text } = await ask({ ...browser, path: '/delete-account' });
  return text.includes(`action="${DELETE}"`) ? formTo(text, DELETE).fields : {};
}

/** Submits the form that deletes the account of a session. */
export async function deleteBy(browser: Pick<Ask, 'brand' | 'cookie'>): Promise<Answer> {
  return postForm(DELETE, await deletionFields(browser), browser);
}
