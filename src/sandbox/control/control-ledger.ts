import type { Hono } from 'hono';
import { ledgerOf } from '../money/charges.ts';
import { answerProblem, type ControlEnv } from './control-answer.ts';
import { withMovedPrices } from '../world/moved-prices.ts';
import { renewAccount } from '../money/renewal.ts';
import { accountKey } from '../world/seed.ts';
import type { World } from '../world/world.ts';

/** GET /sandbox/ledger?brand=&email=: the charges of an account's cards up to now, the newest first. */
export function ledgerRoutes(app: Hono<ControlEnv>, world: World): void {
  app.get('/ledger', (c) => {
    const { brand: key = '', email = '' } = c.req.query();
    const brand = world.brands.byKey.get(key);
    const account = world.store.accounts.get(accountKey(key, email));
    if (!brand || !account)
      return answerProblem(c, { code: 'unknownAccount', message: `${key} has no account ${email}.` });
    renewAccount(world, withMovedPrices(world.store, brand), account);
    return c.json(ledgerOf(world, account.key));
  });
}
