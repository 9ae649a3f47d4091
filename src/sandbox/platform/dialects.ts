import * as z from 'zod';
import type { World } from '../world/world.ts';

/**
 * Other forms in which the platform may say the same: those that the two documents write or hint at, and those that JSON made
 * of XML brings. One of each group is spoken at a time.
 */
export const dialectForms = {
  list: ['docs', 'named'],
  nil: ['nil', 'nil-attributes', 'missing'],
  values: ['text', 'nodes'],
  dates: ['seconds', 'milliseconds', 'seconds-text'],
  words: ['other-case'],
  mfa: ['mfa-top', 'mfa-short'],
  success: ['bare-empty', 'bare-204', 'bare-object', 'bare-status', 'bare-true', 'bare-word'],
  status: ['codes-with-200'],
  codes: ['code', 'error-code', 'data-code', 'code-in-description', 'code-in-text'],
  challenge: ['challenge-in-words'],
  payload: ['payload-object'],
  card: ['no-card-404', 'no-card-204', 'no-card-null', 'no-card-empty'],
  person: ['no-email'],
  /** What the platform may say of a plan or a device: names as long as a page, and no price. */
  plans: ['long-names', 'no-prices'],
  /** `credentials-expired`: the gateway no longer takes them. `credentials-end`: their time was over before they came. */
  credentials: ['credentials-expired', 'credentials-end'],
} as const;

type Group = keyof typeof dialectForms;
export type DialectForm = (typeof dialectForms)[Group][number];

const allForms: readonly DialectForm[] = Object.values(dialectForms).flat();

/** What is spoken: at most one form of each group. */
export type Dialect = ReadonlySet<DialectForm>;

/** PUT /sandbox/dialect: forms for one brand, or for every brand without one. It replaces what was spoken there. */
export const dialectSwitch = z.strictObject({
  brand: z.string().optional(),
  forms: z.array(z.enum(allForms)).refine(oneOfEach, { error: 'must hold one form of each group at most' }),
});
export type DialectSwitch = z.output<typeof dialectSwitch>;

function oneOfEach(forms: readonly DialectForm[]): boolean {
  return Object.values(dialectForms).every(
    (group) => forms.filter((form) => group.some((each) => each === form)).length <= 1,
  );
}

/** Forms in which something else is said than ever; all others say the same. */
const saysOtherwise: ReadonlySet<DialectForm> = new Set([...dialectForms.plans, ...dialectForms.credentials]);

/** The forms in which everything that is said stays the same. */
export const sameForms: readonly DialectForm[] = allForms.filter((form) => !saysOtherwise.has(form));

const SETTING = 'dialect ';

/** Speaks so from here on; no forms speak as ever. */
export function setDialect({ store }: World, { brand = '', forms }: DialectSwitch): void {
  if (forms.length === 0) store.settings.delete(SETTING + brand);
  else store.settings.put({ name: SETTING + brand, value: forms.join(' ') });
}

/** Speaks as ever, everywhere. */
export function clearDialects(world: World): void {
  for (const { brand } of listDialects(world)) setDialect(world, { brand, forms: [] });
}

/** What is spoken where, in the form in which it is set. */
export function listDialects(world: World): DialectSwitch[] {
  return [undefined, ...world.brands.byKey.keys()].flatMap((brand) => {
    const forms = [...storedForms(world, brand ?? '')];
    return forms.length === 0 ? [] : [{ ...(brand === undefined ? {} : { brand }), forms }];
  });
}

/** What a brand's platform speaks: its own forms, else those of every brand. */
export function dialectOf(world: World, brand: string): Dialect {
  const own = storedForms(world, brand);
  return own.size > 0 ? own : storedForms(world, '');
}

function storedForms({ store }: World, brand: string): Dialect {
  const said = store.settings.get(SETTING + brand)?.value.split(' ') ?? [];
  return new Set(allForms.filter((form) => said.includes(form)));
}

/** True where a right code is told by no more than a success. */
export function tellsBareSuccess(dialect: Dialect): boolean {
  return dialectForms.success.some((form) => dialect.has(form));
}

/** How long a device is known whose code was right, in milliseconds. */
const KNOWN_MS = 60_000;
const KNOWN = 'known device ';

/** Remembers that a code of this account was right: its next sign-in needs none. */
export function knowDevice({ store, clock }: World, accountKey: string): void {
  store.settings.put({ name: KNOWN + accountKey, value: String(clock.nowMs() + KNOWN_MS) });
}

/** Whether a code of this account was right just now; good for one sign-in. */
export function takeKnownDevice({ store, clock }: World, accountKey: string): boolean {
  const until = Number(store.settings.get(KNOWN + accountKey)?.value ?? 0);
  store.settings.delete(KNOWN + accountKey);
  return until > clock.nowMs();
}
