import { planChoice, plansOf } from '../tests/support/page-states.ts';
import { sessionCookie } from './portal-process.ts';
import { browserWith } from './signed-in-browser.ts';

/** A signed-in owner. `planId` is the plan that an order is under way for; undefined for nobody's order. */
export type Person = { brand: string; host: string; cookie: string; planId: string | undefined };

/**
 * Signs the owners of some brands in, `each` times, the brands in turn: each time is another session. With `ordering`, each
 * session has an order under way for the larger plan.
 */
export async function signedInPeople(
  port: number,
  { brands, each, ordering }: { brands: readonly string[]; each: number; ordering: boolean },
): Promise<Person[]> {
  const people: Person[] = [];
  for (let time = 0; time < each; time += 1) {
    for (const brand of brands) {
      const host = `${brand}.localhost:${port}`;
      const cookie = await sessionCookie(port, brand);
      people.push({
        brand,
        host,
        cookie,
        planId: ordering ? await planChosen(port, brand, cookie) : undefined,
      });
    }
  }
  return people;
}

/** Chooses the larger plan of a brand by the chooser's own form, and returns its id. Throws if it is refused. */
async function planChosen(port: number, brand: string, cookie: string): Promise<string> {
  const planId = plansOf(brand).larger;
  const choose = await planChoice(browserWith(port, brand, cookie), planId);
  const path = await choose();
  if (path !== '/order-summary') throw new Error(`${planId} of ${brand} led to ${path}`);
  return planId;
}
