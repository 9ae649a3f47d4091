import { isJsonObject } from '../json-object.ts';

/**
 * The fields that hold a list, in every response. A test compares them with the schemas. `docs` is the list of a page
 * of records, `plan_codes` may also be a list in a record.
 */
export const listFields: ReadonlySet<string> = new Set([
  'address',
  'cost',
  'device_ids',
  'deviceModels',
  'devices',
  'docs',
  'highlights',
  'invoices',
  'lines',
  'models',
  'plan_codes',
  'plans',
  'subscriptions',
]);

/** The one field that only the platform interprets: the portal sends it back as it came. */
const FIELD_AS_SENT = 'userMFASettings';

/** The deepest level that is normalised; no response of the platform is deeper. */
const MAX_DEPTH = 40;

/** How many wrappers around a list are opened. */
export const MAX_WRAPPERS = 3;

/**
 * Brings a response into one form, whatever spelling the platform uses (docs/adr/023). A nil value (`null`, `{"@nil":
 * true}`, `{nil: "true"}`, `{$: {nil: "true"}}`) becomes `undefined`, and so does an empty field (`''`, `{}`). A text
 * node `{_: …}` becomes its text, and a list under `docs` the list. A field of `listFields` becomes a list, any other
 * field with a list of one value that value. Changes the value in place, because each response is read once.
 */
export function inOneForm(json: unknown, depth = 0): unknown {
  if (isNil(json)) return undefined;
  if (typeof json !== 'object' || depth > MAX_DEPTH) return json;
  if (Array.isArray(json)) {
    for (let index = 0; index < json.length; index += 1) json[index] = inOneForm(json[index], depth + 1);
    return json;
  }
  if (!isJsonObject(json)) return json;
  if (isTextNode(json)) return inOneForm(json['_'], depth + 1);
  if (Array.isArray(json['docs'])) return inOneForm(json['docs'], depth + 1);
  for (const key of Object.keys(json)) {
    if (key === FIELD_AS_SENT && !isNil(json[key])) continue;
    const value = inOneForm(json[key], depth + 1);
    json[key] = listFields.has(key) ? listIn(value, [key]) : single(value);
  }
  return json;
}

/**
 * The list in a value that `inOneForm` has normalised: the list itself; the list in a record under `docs` or one of
 * `plurals`, also without its plural `s`, and also twice; or the one item in the place of a list. An empty value is the
 * empty list.
 */
export function listIn(value: unknown, plurals: readonly string[]): unknown[] {
  const names = listNames(plurals);
  let inner = value;
  for (let wrapper = 0; wrapper < MAX_WRAPPERS && isJsonObject(inner); wrapper += 1) {
    const holder = inner;
    const holding = names.filter((each) => holdsList(holder, each));
    // A nil list beside it is empty by now.
    const name = holding.find((each) => !isEmptyList(holder[each])) ?? holding[0];
    if (name === undefined) break;
    inner = holder[name];
  }
  if (Array.isArray(inner)) return inner;
  return isEmpty(inner) ? [] : [inner];
}

/** The names under which a record may hold a list: `docs`, the plurals, and each without its `s`. */
export function listNames(plurals: readonly string[]): string[] {
  return ['docs', ...plurals, ...plurals.map((name) => name.replace(/s$/, ''))];
}

/** True for a record that wraps a list under a name: the name holds more than one value, or is the only name. */
function holdsList(record: Record<PropertyKey, unknown>, name: string): boolean {
  if (!Object.hasOwn(record, name)) return false;
  return typeof record[name] === 'object' || contentKeys(record).length === 1;
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** The value of a field that is no list. A list without an item there is nil, a list of one value is the value. */
function single(value: unknown): unknown {
  if (isEmpty(value)) return undefined;
  if (!Array.isArray(value) || value.length > 1) return value;
  const [only] = value;
  if (isEmpty(only)) return undefined;
  return Array.isArray(only) ? value : only;
}

/** True for a value without content: nil, the empty text, or a record without fields. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (isJsonObject(value) && contentKeys(value).length === 0);
}

/** The keys of a record except `$`, which holds the attributes of an XML element. */
function contentKeys(record: Record<PropertyKey, unknown>): string[] {
  return Object.keys(record).filter((key) => key !== '$');
}

/** True for a nil value in any spelling. */
export function isNil(json: unknown): boolean {
  if (!isJsonObject(json)) return json === null;
  const attributes = json['$'];
  return saysNil(json) || (isJsonObject(attributes) && saysNil(attributes));
}

function saysNil(record: Record<PropertyKey, unknown>): boolean {
  const mark = record['@nil'] ?? record['nil'] ?? record['xsi:nil'];
  return mark === true || mark === 'true' || mark === 'nil' || mark === '1';
}

/** True for an XML element with attributes that became JSON: `_` is its text, `$` its attributes. */
function isTextNode(record: Record<PropertyKey, unknown>): boolean {
  return Object.hasOwn(record, '_') && Object.keys(record).every((key) => key === '_' || key === '$');
}
