import { formTo, tagsOf } from '../tests/support/html.ts';
import { formHeaders, ownerCookie } from './portal-process.ts';
import { requestOnce } from './requests.ts';

/** A signed-in owner. `planId` is the plan that an order is under way for; undefined for nobody's order. */
export type Person = { brand: string; host: string; cookie: string; planId: string | undefined };

/**
 * Signs the owners of some brands in, `each` times, the brands in turn: each time is another session. With `ordering`, each
 * session has an order under way for the largest plan.
 */
export async function signedInPeople(
  port: number,
  { brands, each, ordering }: { brands: readonly string[]; each: number; ordering: boolean },
): Promise<Person[]> {
  const people: Person[] = [];
  for (let time = 0; time < each; time += 1) {
    for (const brand of brands) {
      const host = `${brand}.localhost:${port}`;
      const cookie = await ownerCookie(port, brand);
      people.push({
        brand,
        host,
        cookie,
        planId: ordering ? await planChosen(port, host, cookie) : undefined,
      });
    }
  }
  return people;
}

const CHOOSE = '/api/plans/choose';

/** Chooses the largest other plan by the chooser's own form, and returns its id. Throws if there is none, or it is refused. */
async function planChosen(port: number, host: string, cookie: string): Promise<string> {
  const { text } = await requestOnce({ port, host, path: '/plans', headers: { cookie } });
  const form = formTo(text, CHOOSE);
  const planId = tagsOf(text)
    .filter(({ name, attributes }) => name === 'input' && attributes.get('name') === 'planId')
    .filter(({ attributes }) => !attributes.has('checked') && !attributes.has('disabled'))
    .map(({ attributes }) => attributes.get('value'))
    .at(-1);
  if (planId === undefined) throw new Error(`${host}/plans offers no other plan`);
  const { status, headers } = await requestOnce({
    port,
    host,
    path: form.action,
    method: form.method,
    headers: { ...formHeaders(host), cookie },
    body: new URLSearchParams({ ...form.fields, planId, confirmed: 'yes' }).toString(),
  });
  if (headers.location !== '/order-summary')
    throw new Error(`${planId} of ${host} was not chosen: ${status} ${headers.location}`);
  return planId;
}
