import { format, resolveConfig } from 'prettier';
import * as z from 'zod';
import {
  linkSchemes,
  NATIVE_PROTOCOL,
  NATIVE_VERSION,
  nativeCapabilities,
  nativeMessage,
  type NativeMessage,
  sessionEndReasons,
  reportedChanges,
} from '../../src/contracts/native-message.ts';

/** What a message of the portal to an app says, in words: the version that brought it, and each of its fields. */
type Described = { since: number; what: string; fields: Readonly<Record<string, string>> };

const why = {
  code: 'A code from a list of the portal; there may be more later.',
  message: 'A sentence for the person, in the language of the page.',
};

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const described: Readonly<Record<NativeMessage['event'], Described>> = {
  HELLO: {
    since: 1,
    what: 'The first message on every page of the visit, once a page.',
    fields: {
      protocol: 'The name of this protocol.',
      version: 'The newest version that the portal speaks.',
      capabilities: 'The events that the portal may send after this one.',
      language: 'The language of the page as a BCP 47 tag, since version 2.',
    },
  },
  NAVIGATE_BACK: { since: 1, what: 'The person wants to leave the portal.', fields: {} },
  SHOW_ALERT: {
    since: 1,
    what: 'An order was placed or refused.',
    fields: { subtype: 'Whether the order was placed.', ...why },
  },
  subscriptionsFlowError: {
    since: 1,
    what: 'Plans or devices cannot be shown, or a choice of devices was not saved.',
    fields: why,
  },
  CHANGE_ENDED: {
    since: 3,
    what: 'Another change of the account ended, or nobody knows yet how an order or a change ended.',
    fields: {
      change: 'What was to change.',
      outcome: 'Whether it was made; `unknown`: it was sent, and nobody knows yet.',
      ...why,
    },
  },
  SESSION_ENDED: {
    since: 3,
    what: 'The session ended, or the link did not begin one. Once an end.',
    fields: {
      reason: 'Why.',
      nextPath: 'The page to which a link with a new token leads back. Without it no new token is asked for.',
    },
  },
  OPEN_LINK: {
    since: 3,
    what: 'The person pressed a link that a web view does not open.',
    fields: { url: `An address with ${either.format(linkSchemes.map((scheme) => `\`${scheme}\``))}.` },
  },
  SHARE_FILE: {
    since: 3,
    what: 'The person wants to keep a file.',
    fields: {
      name: 'The name of the file, with its ending.',
      type: 'The media type, such as `application/pdf`.',
      base64: 'The file in base64, of about 3 MB at most.',
    },
  },
};

/** A schema of a field, as far as it is described. */
const fieldSchema = z.looseObject({
  type: z.string().optional(),
  const: z.string().optional(),
  enum: z.array(z.string()).optional(),
  maxLength: z.number().optional(),
});
const eventSchema = z.looseObject({
  properties: z.record(z.string(), fieldSchema),
  required: z.array(z.string()),
});
const unionSchema = z.object({ anyOf: z.array(z.unknown()) });

/** The JSON Schema of each message, in the order of the contract. */
export const eventSchemas = flattened(z.toJSONSchema(nativeMessage)).map((schema) => {
  const { properties, required, ...more } = eventSchema.parse(schema);
  const event = z.enum(Object.keys(described)).parse(properties['event']?.const);
  return { event, properties, required, more };
});

/** A union inside of a union is one list. */
function flattened(schema: unknown): unknown[] {
  const union = unionSchema.safeParse(schema);
  return union.success ? union.data.anyOf.flatMap(flattened) : [schema];
}

function describedEvent(event: string): Described {
  const found = new Map<string, Described>(Object.entries(described)).get(event);
  if (!found) throw new Error(`tests/support/native-contract.ts does not describe ${event}`);
  return found;
}

function fieldText(event: string, name: string): string {
  const text = describedEvent(event).fields[name];
  if (text === undefined)
    throw new Error(`tests/support/native-contract.ts does not describe ${event}.${name}`);
  return text;
}

/** The rows of a table of a message's fields: name, whether it is always there, what it may be, what it says. */
export function fieldRows(event: string): string[][] {
  const schema = eventSchemas.find((each) => each.event === event);
  if (!schema) throw new Error(`the contract has no message ${event}`);
  return Object.entries(schema.properties)
    .filter(([name]) => name !== 'event')
    .map(([name, field]) => [
      `\`${name}\``,
      schema.required.includes(name) ? 'always' : 'sometimes',
      valuesOf(field),
      fieldText(event, name),
    ]);
}

function valuesOf({ const: only, enum: several, type, maxLength }: z.output<typeof fieldSchema>): string {
  const listed = several ?? (only === undefined ? undefined : [only]);
  if (listed) return listed.map((value) => `\`${value}\``).join(', ');
  if (type === 'array') return 'list of text';
  return type === 'string'
    ? `text${maxLength ? `, at most ${maxLength.toLocaleString('en')}` : ''}`
    : `${type}`;
}

/** The rows of the table of all messages: event, the version that brought it, what it says. */
export function eventRows(): string[][] {
  return eventSchemas.map(({ event }) => {
    const { since, what } = describedEvent(event);
    return [`\`${event}\``, `${since}`, what];
  });
}

/** The JSON Schema of every message of the newest version, as text. */
export function messageSchemaText(): Promise<string> {
  return json('docs/native-bridge/messages.schema.json', {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `A message of the portal to an app, version ${NATIVE_VERSION}`,
    description:
      'Made of the contract. It is strict, for tests: a later version may add events, fields and codes, so an app ignores what it does not know.',
    anyOf: eventSchemas.map(({ event, properties, required, more }) => ({
      title: event,
      description: describedEvent(event).what,
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [
          name,
          name === 'event' ? field : { description: fieldText(event, name), ...field },
        ]),
      ),
      required,
      ...more,
    })),
  });
}

/** One message of every kind, for the tests of an app. */
export const exampleMessages: readonly NativeMessage[] = [
  {
    event: 'HELLO',
    protocol: NATIVE_PROTOCOL,
    version: NATIVE_VERSION,
    capabilities: [...nativeCapabilities],
    language: 'pt-BR',
  },
  { event: 'HELLO', protocol: NATIVE_PROTOCOL, version: 1, capabilities: ['NAVIGATE_BACK'] },
  { event: 'NAVIGATE_BACK' },
  { event: 'SHOW_ALERT', subtype: 'CHECKOUT_SUCCESS' },
  { event: 'SHOW_ALERT', subtype: 'CHECKOUT_FAILURE', code: 'subscribe-failed' },
  {
    event: 'SHOW_ALERT',
    subtype: 'CHECKOUT_FAILURE',
    code: 'apple-pay-not-available',
    message: 'Apple Pay n’est pas disponible sur cet appareil.',
  },
  { event: 'subscriptionsFlowError' },
  {
    event: 'subscriptionsFlowError',
    code: 'unavailable',
    message: 'Sorry, we are unable to retrieve your information at this time. Please try again later.',
  },
  { event: 'subscriptionsFlowError', code: 'devices-unavailable' },
  { event: 'subscriptionsFlowError', code: 'devices-not-saved' },
  ...reportedChanges.flatMap((change): NativeMessage[] => [
    // An order that is placed or refused is a SHOW_ALERT.
    ...(change === 'order'
      ? []
      : ([
          { event: 'CHANGE_ENDED', change, outcome: 'done' },
          { event: 'CHANGE_ENDED', change, outcome: 'refused' },
        ] as const)),
    // A card is stored or not.
    ...(change === 'card' ? [] : ([{ event: 'CHANGE_ENDED', change, outcome: 'unknown' }] as const)),
  ]),
  { event: 'CHANGE_ENDED', change: 'order', outcome: 'unknown', code: 'not-found' },
  {
    event: 'CHANGE_ENDED',
    change: 'order',
    outcome: 'unknown',
    message: 'We don’t know whether your order was placed.',
  },
  { event: 'CHANGE_ENDED', change: 'card', outcome: 'refused', code: 'declined' },
  ...sessionEndReasons.flatMap((reason): NativeMessage[] =>
    reason === 'signed-out' || reason === 'deletion'
      ? [{ event: 'SESSION_ENDED', reason }]
      : [{ event: 'SESSION_ENDED', reason, nextPath: '/plans?promoCode=save10' }],
  ),
  { event: 'OPEN_LINK', url: 'https://www.otis.example/terms' },
  { event: 'OPEN_LINK', url: 'mailto:support@otis.example?subject=Invoice%201001' },
  { event: 'OPEN_LINK', url: 'tel:+15551234567' },
  { event: 'SHARE_FILE', name: 'otis-2026-11-26.txt', type: 'text/plain', base64: 'VGhhbmsgeW91IQo=' },
];

/** The examples as text. */
export function exampleMessagesText(): Promise<string> {
  return json('docs/native-bridge/messages.json', exampleMessages);
}

async function json(file: string, value: unknown): Promise<string> {
  return format(JSON.stringify(value), { ...(await resolveConfig(file)), parser: 'json' });
}
