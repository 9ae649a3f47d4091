import type { Hono } from 'hono';
import * as z from 'zod';
import {
  type ControlEnv,
  type ControlProblem,
  answerDone,
  answerProblem,
  withBody,
} from './control-answer.ts';
import { clearDialects, dialectSwitch, listDialects, setDialect } from '../platform/dialects.ts';
import { faultClearForm, faultForm } from '../platform/fault-form.ts';
import { clearFault, faultSwitch, listFaults, setFault } from '../platform/faults.ts';
import { receivedMessages } from '../access/native-app.ts';
import { priceKey } from '../world/money-entities.ts';
import { movePrice, priceMove, pricePlace } from '../world/moved-prices.ts';
import type { World } from '../world/world.ts';

/** A list of the sandbox, with the path and the section of the page that show it. */
type List<Place> = {
  path: string;
  section: string;
  list: () => object;
  /** What names the entries to clear; undefined for all. */
  place: z.ZodType<Place | undefined>;
  clear: (place: Place | undefined) => void;
};

/** A list to which a script adds by `body`, and the page by `form`. */
type Switch<Value, Place> = List<Place> & {
  body: z.ZodType<Value>;
  form: z.ZodType<Value>;
  set: (value: Value) => ControlProblem | void;
};

/** The page's form has one field per group of dialects, empty for none. */
const dialectForm = z.preprocess((fields) => {
  const { brand, ...groups } = z.record(z.string(), z.string()).catch({}).parse(fields);
  return { ...(brand ? { brand } : {}), forms: Object.values(groups).filter((form) => form !== '') };
}, dialectSwitch);

/** One price, or all for a form without fields. */
const priceToClear = z.union([pricePlace, z.strictObject({}).transform(() => undefined)]).optional();

/** Whatever a request says, the whole list is cleared. */
const everything = z.unknown().transform(() => undefined);

/** The lists of the sandbox that a script or the page reads, adds to and clears. */
export function switchRoutes(app: Hono<ControlEnv>, world: World): void {
  const { calls, faults, movedPrices, nativeMessages } = world.store;
  addList(app, {
    path: '/log',
    section: 'log',
    list: () => calls.list(),
    place: everything,
    clear: () => calls.clear(),
  });
  addList(app, {
    path: '/native-messages',
    section: 'native',
    list: () => receivedMessages(world),
    place: everything,
    clear: () => nativeMessages.clear(),
  });
  addSwitch(app, {
    path: '/faults',
    section: 'faults',
    list: () => listFaults(world),
    body: faultSwitch,
    form: faultForm,
    set: (fault) => unknownBrand(world, fault) ?? setFault(world, fault),
    place: faultClearForm.optional(),
    clear: (place) => (place ? clearFault(world, place) : faults.clear()),
  });
  addSwitch(app, {
    path: '/dialect',
    section: 'dialect',
    list: () => listDialects(world),
    body: dialectSwitch,
    form: dialectForm,
    set: (forms) => unknownBrand(world, forms) ?? setDialect(world, forms),
    place: everything,
    clear: () => clearDialects(world),
  });
  addSwitch(app, {
    path: '/prices',
    section: 'prices',
    list: () => movedPrices.list(),
    body: priceMove,
    form: priceMove,
    set: (move) => {
      if (movePrice(world, move)) return;
      return {
        code: 'unknownPrice',
        message: `${move.brand} sells no plan ${move.planCode} in ${move.currency}.`,
      };
    },
    place: priceToClear,
    clear: (place) => (place ? movedPrices.delete(priceKey(place)) : movedPrices.clear()),
  });
}

/** GET lists. DELETE and the page's POST to `<path>/clear` clear. */
function addList<Place>(app: Hono<ControlEnv>, { path, section, list, place, clear }: List<Place>): void {
  app.get(path, (c) => c.json(list()));
  for (const [method, address] of [
    ['DELETE', path],
    ['POST', `${path}/clear`],
  ] as const)
    app.on(method, address, withBody(place), (c) => {
      clear(c.req.valid('json'));
      return answerDone(c, section, list());
    });
}

/** A list to which PUT and the page's POST add. */
function addSwitch<Value, Place>(app: Hono<ControlEnv>, row: Switch<Value, Place>): void {
  addList(app, row);
  for (const [method, schema] of [
    ['PUT', row.body],
    ['POST', row.form],
  ] as const)
    app.on(method, row.path, withBody(schema), (c) => {
      const problem = row.set(c.req.valid('json'));
      return problem ? answerProblem(c, problem) : answerDone(c, row.section, row.list());
    });
}

function unknownBrand(
  { brands }: World,
  { brand }: { brand?: string | undefined },
): ControlProblem | undefined {
  if (brand === undefined || brands.byKey.has(brand)) return undefined;
  return { code: 'unknownBrand', message: `There is no brand ${brand}.` };
}
