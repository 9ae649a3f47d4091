import { type Answer, type FormLead, joinedPolicy, type PagePolicy, plainPolicy } from '../request/answer.ts';

/** What a loader returns: what its page shows, and what the answer carries beside it. */
export type Loaded<Page> = { page: Page; policy: PagePolicy; cookies: readonly string[] };

/** The redirect that a loader returns instead of its page. */
export type RedirectPage = { kind: 'redirect'; to: string };

/** Returns a page with what its answer carries. */
export function loaded<Page>(
  page: Page,
  { policy = plainPolicy, cookies = [] }: { policy?: PagePolicy; cookies?: readonly string[] } = {},
): Loaded<Page> {
  return { page, policy, cookies };
}

/** Returns the redirect that a loader returns instead of its page. */
export function redirectTo(lead: FormLead): Loaded<RedirectPage> {
  const { to, cookies } = typeof lead === 'string' ? { to: lead, cookies: [] } : lead;
  return loaded({ kind: 'redirect', to }, { cookies });
}

/** Makes the answer carry what was loaded, and returns the page. */
export function answerWith<Result extends Loaded<unknown>>(
  { answer }: { answer: Answer },
  { page, policy, cookies }: Result,
): Result['page'] {
  answer.cookies.push(...cookies);
  answer.policy = joinedPolicy(answer.policy, policy);
  return page;
}
