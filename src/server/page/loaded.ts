import type { AppMessage } from '../../contracts/native-message.ts';
import {
  type Answer,
  type FormLead,
  joinedPolicy,
  leadOf,
  type PagePolicy,
  plainPolicy,
} from '../request/answer.ts';

/** What an answer carries beside its page. `kind` is set where it is another than that of the page's route. */
type Extras = {
  policy: PagePolicy;
  cookies: readonly string[];
  /** What the app around the page is told. */
  appMessages?: readonly AppMessage[] | undefined;
  kind?: Answer['kind'];
};

/** What a loader returns: what its page shows, and what the answer carries beside it. */
export type Loaded<Page> = { page: Page } & Extras;

/** The redirect that a loader returns instead of its page. */
export type RedirectPage = { kind: 'redirect'; to: string };

/** Returns a page with what its answer carries. */
export function loaded<Page>(
  page: Page,
  { policy = plainPolicy, cookies = [], ...more }: Partial<Extras> = {},
): Loaded<Page> {
  return { page, policy, cookies, ...more };
}

/** Returns the redirect that a loader returns instead of its page. */
export function redirectTo(lead: FormLead): Loaded<RedirectPage> {
  const { to, ...extras } = leadOf(lead);
  return loaded({ kind: 'redirect', to }, extras);
}

/** Makes the answer carry what was loaded, and returns the page. */
export function answerWith<Result extends Loaded<unknown>>(
  { answer }: { answer: Answer },
  { page, policy, cookies, appMessages = [], kind }: Result,
): Result['page'] {
  answer.cookies.push(...cookies);
  answer.appMessages.push(...appMessages);
  answer.policy = joinedPolicy(answer.policy, policy);
  if (kind) answer.kind = kind;
  return page;
}
