import type { TestPerson } from '../../scripts/test-account.ts';
import type { Exchange } from './seen.ts';
import { visit } from './shape.ts';

const personalField = /name|mail|address|street|postal|phone|token|secret|^accesskeyid$|_?id$|last_?four/i;
/** Fields that are a person’s in an address alone. */
const addressField = /^(city|state|zip)$/i;
const withAddress: ReadonlySet<string> = new Set(['billingInfo', 'billingInfoV3', 'contactInfo']);
/** Fields with names that are the same for every account of the brand. */
const notPersonal = /^(plan_config_id|pepper_name|external_plan_code|plan_code|recurly_plan_code)$/;
/** Calls whose answers are about nobody. */
const aboutNobody: ReadonlySet<string> = new Set([
  'plans',
  'deviceModels',
  'appLink',
  'listAvailableSubscriptions',
]);
/** A shorter text is in too many words that say nothing of anybody. */
const LEAST_LENGTH = 4;

/** The names, addresses, ids and secrets of the account in everything that came, in lower case. */
export function personalIn(exchanges: readonly Exchange[], person: TestPerson): ReadonlySet<string> {
  const found = new Set([person.email.toLowerCase(), person.password.toLowerCase()]);
  for (const { call, responses } of exchanges) {
    if (aboutNobody.has(call)) continue;
    for (const { json } of responses)
      visit(json, (key, value) => {
        if (
          (personalField.test(key) || (withAddress.has(call) && addressField.test(key))) &&
          !notPersonal.test(key) &&
          typeof value === 'string' &&
          value.length >= LEAST_LENGTH
        )
          for (const part of [value, ...value.split(/\s+/)])
            if (part.length >= LEAST_LENGTH) found.add(part.toLowerCase());
      });
  }
  return found;
}
