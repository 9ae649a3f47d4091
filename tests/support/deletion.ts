import { formTo } from './html.ts';
import { type Answer, type Ask, ask, postForm } from './portal.ts';

export const DELETE = '/api/account/delete';

/** The fields of the form by which the account of a session is deleted; none where its page has no form. */
export async function deletionFields(
  browser: Pick<Ask, 'brand' | 'cookie'>,
): Promise<Record<string, string>> {
  const { text } = await ask({ ...browser, path: '/delete-account' });
  return text.includes(`action="${DELETE}"`) ? formTo(text, DELETE).fields : {};
}

/** Deletes the account of a session by the form of its page. */
export async function deleteBy(browser: Pick<Ask, 'brand' | 'cookie'>): Promise<Answer> {
  return postForm(DELETE, await deletionFields(browser), browser);
}
