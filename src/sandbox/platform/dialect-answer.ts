import { CHALLENGE_CODE } from '../../contracts/platform/platform-problem.ts';
import type { OperationName } from '../../contracts/platform/platform-table.ts';
import { declineIn } from './decline-dialect.ts';
import { type Dialect, dialectForms, type DialectForm } from './dialects.ts';
import { emptyIn, innerList, wholeList } from './list-dialect.ts';
import { noStore } from './refusal.ts';

/** The operations whose answer only confirms success. */
const bareCalls: ReadonlySet<OperationName> = new Set([
  'mfaValidateLoginOtp',
  'mfaResendOtp',
  'forgotPassword',
  'saveDevices',
  'cancelPlan',
  'verifyBilling',
  'verifyBillingV3',
  'storeBillingInfo',
  'storeBillingInfoV3',
  'storeBillingInfoThreeD',
] as const);

/** Fields with words of enumerations. */
const wordFields = new Set(['status', 'provider', 'contactType', 'unit', 'card_type', 'cardType']);
const nameFields = new Set(['name', 'pepper_name']);
const LONG_NAME = 300;
/** Texts for people, which no client sends back. */
const textFields = new Set([...nameFields, 'fullName', 'description', 'highlights']);
/** The length of a date without a time, such as `2026-12-11`. */
const ISO_DAY = 10;
const dateField = /date|_ends_at|_started_at|^Expiration$/i;
/** Fields whose value must be passed on unchanged. */
const bareFields = new Set(['Payload', 'FunctionError', 'checkoutUrl', 'token', 'clientSecret']);

/**
 * Returns the same answer in the dialect's forms. Answers of the API gateway stay unchanged: they are not the
 * platform's.
 */
export async function inDialect(dialect: Dialect, name: OperationName, answer: Response): Promise<Response> {
  if (dialect.size === 0 || answer.headers.has('x-amzn-errortype')) return answer;
  const text = await answer.text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  if (answer.status >= 400) return refusal(dialect, answer.status, body);
  const form = (group: keyof typeof dialectForms) => dialectForms[group].find((each) => dialect.has(each));
  const bare = form('success');
  if (bare && bareCalls.has(name) && !isWrapped(body)) return bareSuccess(bare);
  const card = form('card');
  if (card && (name === 'billingInfo' || name === 'billingInfoV3') && isNoCard(body)) return noCard(card);
  return json(inForms(dialect, name, body), answer.status);
}

function refusal(dialect: Dialect, status: number, body: unknown): Response {
  const { errorCode, description, errorData } = asJsonObject(body);
  const data = errorData === undefined ? {} : { errorData };
  const at = dialect.has('codes-with-200') ? 200 : status;
  const decline = declineIn(dialect, { errorCode: String(errorCode), errorData });
  if (decline) return json(decline.body, dialect.has('codes-with-200') ? 200 : decline.status);
  if (dialect.has('challenge-in-words') && errorCode === CHALLENGE_CODE)
    return json({ errorCode: status, description: CHALLENGE_CODE, errorData: JSON.stringify(errorData) }, at);
  if (dialect.has('code')) return json({ code: errorCode, description, ...data }, at);
  if (dialect.has('error-code'))
    return json({ error: { code: errorCode, message: description }, ...data }, at);
  if (dialect.has('data-code')) return json({ data: { code: errorCode, description, ...data } }, at);
  if (dialect.has('code-in-description'))
    return json({ errorCode: status, description: String(errorCode), ...data }, at);
  if (dialect.has('code-in-text'))
    return json({ ...asJsonObject(body), errorCode: ` ${String(errorCode)}` }, at);
  return json(body, at);
}

function bareSuccess(form: DialectForm): Response {
  switch (form) {
    case 'bare-204':
      return new Response(null, { status: 204, headers: noStore });
    case 'bare-object':
      return json({}, 200);
    case 'bare-status':
      return json({ statusCode: 200 }, 200);
    case 'bare-true':
      return json(true, 200);
    case 'bare-word':
      return new Response('success', { headers: noStore });
    default:
      return new Response('', { headers: noStore });
  }
}

function noCard(form: DialectForm): Response {
  if (form === 'no-card-404')
    return json({ errorCode: 'NoBillingInfo', description: 'There is no card.' }, 404);
  if (form === 'no-card-204') return new Response(null, { status: 204, headers: noStore });
  return form === 'no-card-null' ? json(null, 200) : new Response('', { headers: noStore });
}

function inForms(dialect: Dialect, name: OperationName, body: unknown): unknown {
  let answer = converted(dialect, body, '');
  if (dialect.has('no-email')) answer = withoutEmail(answer);
  if (dialect.has('credentials-end')) answer = withEndedCredentials(answer);
  const { mfaLoginInfo } = asJsonObject(answer);
  if (mfaLoginInfo !== undefined && dialect.has('mfa-top')) answer = mfaLoginInfo;
  if (mfaLoginInfo !== undefined && dialect.has('mfa-short')) answer = { mfa: mfaLoginInfo };
  if (isWrapped(answer) && dialect.has('payload-object')) answer = unfolded(answer);
  return Array.isArray(answer) ? wholeList(dialect, name, answer) : answer;
}

/** Converts a value and everything inside it. `field` is the name of its field, also of an item of its list. */
function converted(dialect: Dialect, value: unknown, field: string, inList = false): unknown {
  if (bareFields.has(field)) return value;
  if (dialect.has('no-prices') && (field === 'amountInCents' || field === 'cost')) return undefined;
  if (value === null || asJsonObject(value)['@nil'] !== undefined) return nilIn(dialect, value);
  if (Array.isArray(value)) {
    const items = value.map((item) => converted(dialect, item, field, true));
    return field === ''
      ? items
      : innerList(dialect, field, { items, areRecords: typeof value[0] === 'object' });
  }
  if (typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(asJsonObject(value))
        .map(([key, each]): [string, unknown] => [key, converted(dialect, each, key)])
        .filter(([, each]) => each !== undefined),
    );
  }
  return leaf(dialect, value, field, inList);
}

function leaf(dialect: Dialect, value: unknown, field: string, inList: boolean): unknown {
  const leafText = typeof value === 'string' ? textLeaf(dialect, value, field) : value;
  if (dialect.has('text') && (typeof leafText === 'number' || typeof leafText === 'boolean'))
    return String(leafText);
  if (dialect.has('in-lists') && field !== '' && !inList) return [leafText];
  return dialect.has('nodes') && field !== '_' ? { _: leafText, $: { type: typeof value } } : leafText;
}

function textLeaf(dialect: Dialect, text: string, field: string): string | number {
  if (dialect.has('long-names') && nameFields.has(field))
    return `${text} `.repeat(LONG_NAME).slice(0, LONG_NAME);
  if (dialect.has('marked-names') && textFields.has(field))
    return `\u202e\u0000${text.replaceAll(' ', '\r\n').replace(/^./su, '$&\u001b\u2066')}\u200f\u061c`;
  if (dialect.has('other-case')) {
    // A device's provider is not an enumeration: clients send it back unchanged.
    if (wordFields.has(field) && text !== 'oz') return text.toUpperCase();
    if (field === 'currency') return text.toLowerCase();
  }
  if (!dateField.test(field) || !/^\d{4}-\d{2}-\d{2}/.test(text)) return text;
  const ms = Date.parse(text);
  if (dialect.has('milliseconds')) return ms;
  if (dialect.has('seconds')) return ms / 1_000;
  if (dialect.has('microseconds')) return ms * 1_000;
  // Credentials expire at a moment.
  if (dialect.has('calendar-dates') && field !== 'Expiration') return text.slice(0, ISO_DAY);
  return dialect.has('seconds-text') ? String(ms / 1_000) : text;
}

function nilIn(dialect: Dialect, value: unknown): unknown {
  if (dialect.has('missing')) return undefined;
  if (dialect.has('nil')) return { nil: 'true' };
  if (dialect.has('nil-attributes')) return { $: { nil: 'true' } };
  return emptyIn(dialect) ?? value;
}

/** The account is then identified only by its external accounts. */
function withoutEmail(answer: unknown): unknown {
  const { email: _own, ...others } = asJsonObject(answer);
  return others['pepperUser'] === undefined ? answer : others;
}

function withEndedCredentials(answer: unknown): unknown {
  const { pepperUser, ...others } = asJsonObject(answer);
  if (pepperUser === undefined) return answer;
  const { awsUserCredentials, ...user } = asJsonObject(pepperUser);
  const ended = {
    ...asJsonObject(awsUserCredentials),
    Expiration: new Date(Date.now() - 1_000).toISOString(),
  };
  return { ...others, pepperUser: { ...user, awsUserCredentials: ended } };
}

function isWrapped(body: unknown): boolean {
  return asJsonObject(body)['Payload'] !== undefined;
}

/** Replaces each JSON payload by its object, at any depth. */
function unfolded(body: unknown): unknown {
  const { Payload: payload, ...others } = asJsonObject(body);
  if (typeof payload !== 'string') return body;
  return { ...others, Payload: unfolded(JSON.parse(payload)) };
}

function isNoCard(body: unknown): boolean {
  const { card_type: type, last_four: lastFour } = asJsonObject(body);
  return typeof type !== 'string' && typeof lastFour !== 'string';
}

function json(body: unknown, status: number): Response {
  return Response.json(body ?? null, { status, headers: noStore });
}

function asJsonObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
