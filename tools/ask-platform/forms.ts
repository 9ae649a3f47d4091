import { inOneForm, isEmpty, listFields } from '../../src/contracts/platform/wire-forms.ts';
import { codeOf, holdersIn } from '../../src/contracts/platform/failure-codes.ts';
import { isKnownCode } from '../../src/contracts/platform/platform-problem.ts';
import { wireWhen } from '../../src/contracts/wire.ts';
import type { OperationName } from '../../src/contracts/platform/platform-table.ts';
import { isJsonObject } from '../../src/contracts/json-object.ts';
import type { Seen } from './seen.ts';
import { dateForm, visit } from './shape.ts';

/** The calls whose whole answer is a list. */
const wholeLists: ReadonlySet<OperationName> = new Set([
  'subscriptions',
  'listAvailableSubscriptions',
  'plans',
  'deviceModels',
  'devices',
  'paymentHistory',
] as const);

/** The forms of lists, missing values and values that came, in words. */
export function wireForms(seen: Seen): string[] {
  const forms: Set<string> = new Set();
  for (const { call, json } of goodAnswers(seen)) {
    if (wholeLists.has(call)) forms.add(wholeListForm(json));
    visit(json, (key, value) => {
      const form = valueForm(key, value);
      if (form) forms.add(form);
    });
  }
  return [...forms].toSorted();
}

function wholeListForm(json: unknown): string {
  if (Array.isArray(json)) return 'lists as lists';
  if (!isJsonObject(json)) return 'nothing for a list';
  if (Array.isArray(json['docs'])) return 'lists under `docs`';
  const [inner, ...more] = Object.values(json);
  if (more.length > 0 || typeof inner !== 'object') return 'one record in the place of a list';
  return isJsonObject(inner) ? 'lists in a wrapper' : 'lists under their own name';
}

function valueForm(key: string, value: unknown): string | undefined {
  if (value === null) return '`null` for a missing value';
  if (value === '') return 'empty text for a missing value';
  if (typeof value === 'string') return textForm(key, value);
  if (Array.isArray(value)) return isValueInList(key, value) ? 'values in a list of one' : undefined;
  if (!isJsonObject(value)) return undefined;
  if (Object.keys(value).length === 0) return 'an empty object for a missing value';
  if ('@nil' in value || 'nil' in value) return `\`${'nil' in value ? 'nil' : '@nil'}\` marks`;
  const attributes = value['$'];
  if (isJsonObject(attributes) && 'nil' in attributes) return '`nil` marks as attributes';
  if ('_' in value) return /^[A-Z]{3}$/.test(key) ? 'prices under `_`' : 'values under `_`';
  // The documents show `plan_codes` as a record with a list in it.
  if (!listFields.has(key) || key === 'plan_codes') return undefined;
  if (Array.isArray(value['docs'])) return 'inner lists under `docs`';
  return Object.keys(value).length === 1
    ? 'inner lists under a name'
    : 'one record in the place of an inner list';
}

/** True for a list of one value in a field that is no list. */
function isValueInList(key: string, value: readonly unknown[]): boolean {
  return key !== '' && !listFields.has(key) && value.length === 1 && typeof value[0] !== 'object';
}

/** Fields whose text is digits where the platform writes numbers as text. */
const countFields = new Set([
  'billing_cycle',
  'billing_order',
  'device_quantity',
  'invoiceTotal',
  'subTotal',
  'total',
]);

function textForm(key: string, text: string): string | undefined {
  if (countFields.has(key) && /^-?\d+$/.test(text.trim())) return 'numbers as text';
  return (text === 'true' || text === 'false') && key !== 'nil' && key !== '@nil'
    ? 'flags as text'
    : undefined;
}

/** The fields in which the contracts read a date. */
const dateFields = new Set([
  'recurly_period_end_date',
  'recurly_trial_end_date',
  'trial_end_date',
  'renewal_date',
  'expiration_date',
  'effectiveDate',
  'effective_date',
  'chargeDate',
  'trialEndDate',
  'invoiceDate',
  'due_date',
  'trial_started_at',
  'trial_ends_at',
  'current_period_ends_at',
  'Expiration',
]);

/** The forms of the dates that came, in words, and the fields with something in them that is no date. */
export function dateForms(seen: Seen): { forms: string[]; strange: string[] } {
  const forms: Set<string> = new Set();
  const strange: Set<string> = new Set();
  for (const { json } of goodAnswers(seen))
    visit(json, (key, value) => {
      if (!dateFields.has(key) || value === null || value === '') return;
      const plain = inOneForm(structuredClone(value));
      // The items of a list are visited themselves.
      if (isEmpty(plain) || Array.isArray(plain)) return;
      if (wireWhen.safeParse(plain).data) forms.add(dateForm(plain) ?? 'a date in another form');
      else strange.add(`\`${key}\``);
    });
  return { forms: [...forms].toSorted(), strange: [...strange].toSorted() };
}

/** Every answer with a good status and content. */
function goodAnswers(seen: Seen) {
  return seen.exchanges.flatMap(({ call, responses }) => {
    const last = responses.at(-1);
    return last && last.status < 300 && last.json !== undefined ? [{ call, json: last.json }] : [];
  });
}

/** Where the code of a refusal stands and of which kind it is, in words; undefined where there is none. */
export function codeForm(json: unknown): string | undefined {
  if (!isJsonObject(json)) return undefined;
  const holders = holdersIn(json);
  if (holders.some((holder) => isJsonObject(holder['transaction_error'])))
    return 'Recurly’s `transaction_error`';
  if (holders.some(({ type }) => type === 'card_error')) return 'Stripe’s `card_error`';
  const inner = (name: string) => (isJsonObject(json[name]) ? json[name] : {});
  const places: [place: string, value: unknown][] = [
    ['errorCode', json['errorCode']],
    ['code', json['code']],
    ['errorType', json['errorType']],
    ['error.code', inner('error')['code']],
    ['data.code', inner('data')['code']],
    ['error', typeof json['error'] === 'object' ? undefined : json['error']],
    ['description', json['description']],
    ...['errorMessage', 'message', 'Message'].flatMap((place): [string, unknown][] =>
      isKnown(json[place]) ? [[place, json[place]]] : [],
    ),
  ];
  const found = places.filter(([, value]) => codeOf(value) !== undefined);
  const [first] = found;
  if (!first) {
    const nested = holders.slice(1).map(codeForm).find(Boolean);
    return nested && `${nested} inside another field`;
  }
  // The name of an error, or a number that repeats the status, stands before the code itself.
  const named = found.find(([, value]) => typeof value === 'string' && isKnown(value));
  return formOf(named ?? first);
}

function isKnown(value: unknown): boolean {
  return isKnownCode(codeOf(value) ?? '');
}

function formOf([place, value]: [place: string, value: unknown]): string {
  if (typeof value === 'number') return `\`${place}\` as a number`;
  return `\`${place}\` as text${String(value).trim() === value ? '' : ' with spaces around it'}`;
}
