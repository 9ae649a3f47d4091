import type { Tier } from '../catalogue/catalogue-schema.ts';
import { cameras, hundredsOfCameras, manyCameras, plugs } from './device-shelf.ts';
import type { Persona, PersonaPlan } from './persona.ts';
import { personasOfManyPlaces } from './personas-of-many-places.ts';
import { personasOfManyStates } from './personas-of-many-states.ts';
import {
  defaultTier,
  highestMonthlyTier,
  legacyTier,
  lowestMonthlyTier,
  nextLowerTier,
  otherMonthlyTier,
  sharedMonthlyTier,
  sharedYearlyTier,
  topTier,
} from './tiers.ts';

/** The password of every persona. */
export const PERSONA_PASSWORD = 'Passw0rd!';

const visa = { type: 'visa', lastFour: '4242' };
const mastercard = { type: 'mastercard', lastFour: '4444' };
const shared: PersonaPlan = { tier: sharedMonthlyTier, renewsInDays: 19 };
const onLegacy: PersonaPlan = { tier: legacyTier, renewsInDays: 9 };

/** All personas of the sandbox. */
export const personas: readonly Persona[] = [
  {
    key: 'owner',
    fullName: 'Olivia Bennett',
    summary: 'Pays monthly by card. Two of three cameras are covered; 23 invoices of every kind.',
    devices: cameras.slice(0, 3),
    plan: { tier: sharedMonthlyTier, covered: 2, renewsInDays: 27 },
    card: visa,
    invoices: 'everyStatus',
  },
  {
    key: 'newcomer',
    fullName: 'Noah Castillo',
    summary: 'Just paired the first camera. No plan, no card, may start a free trial.',
    devices: cameras.slice(0, 1),
    account: { trialUsed: false },
  },
  {
    key: 'free',
    fullName: 'Freya Lindqvist',
    summary: 'Three cameras on what the brand gives for free.',
    devices: cameras.slice(0, 3),
    plan: { tier: defaultTier },
    account: { trialUsed: false },
  },
  {
    key: 'trial',
    fullName: 'Theo Ramsey',
    summary: 'Ten days into a 30-day free trial; the card is charged at its end.',
    devices: cameras.slice(1, 3),
    plan: { tier: sharedMonthlyTier, trialEndsInDays: 20 },
    card: visa,
    invoices: 1,
  },
  {
    key: 'yearly',
    fullName: 'Yasmin Haddad',
    summary: 'Pays once a year. Also owns a plug and a bulb, which no plan covers.',
    devices: [...cameras.slice(0, 2), ...plugs],
    plan: { tier: sharedYearlyTier, renewsInDays: 200 },
    card: mastercard,
    invoices: 2,
  },
  {
    key: 'pending',
    fullName: 'Peter Okafor',
    summary: 'Moves down to a smaller plan when the paid month ends.',
    devices: cameras.slice(0, 2),
    plan: { tier: highestMonthlyTier, renewsInDays: 12, followedBy: nextLowerTier },
    card: visa,
    invoices: 6,
  },
  {
    key: 'roomy',
    fullName: 'Ruben Castellano',
    summary: 'Pays for the largest monthly plan, with two cameras that a smaller one may cover.',
    devices: cameras.slice(0, 2),
    plan: { tier: highestMonthlyTier, renewsInDays: 16 },
    card: visa,
    invoices: 2,
  },
  {
    key: 'legacy',
    fullName: 'Leonard Fischer',
    summary: 'Keeps an old plan that is no longer sold.',
    devices: cameras.slice(2, 5),
    plan: onLegacy,
    card: { type: 'American_express', lastFour: '0005' },
    invoices: 14,
  },
  {
    key: 'collector',
    fullName: 'Camila Duarte',
    summary: 'Twelve cameras, more than even the largest plan of most brands covers.',
    devices: manyCameras,
    plan: { tier: topTier, renewsInDays: 100 },
    card: { type: 'discover', lastFour: '1117' },
    invoices: 1,
  },
  {
    key: 'apple',
    fullName: 'Amelia Novak',
    summary: 'Subscribed on an iPhone: Apple bills, so nothing can be changed here.',
    devices: cameras.slice(0, 2),
    plan: { tier: sharedMonthlyTier, renewsInDays: 15, billedByApple: true },
  },
  {
    key: 'double',
    fullName: 'Dorothea Maduro',
    summary: 'Two plans at once: one by card for two cameras, one that Apple bills for a third.',
    devices: cameras.slice(0, 3),
    plan: { tier: sharedMonthlyTier, covered: 2, renewsInDays: 17 },
    alsoByApple: { tier: otherMonthlyTier, covered: 1, renewsInDays: 23 },
    card: visa,
    invoices: 4,
  },
  {
    key: 'household',
    fullName: 'Henrik Solberg',
    summary: 'Two hundred cameras on the largest plan, which covers only the first few of them.',
    devices: hundredsOfCameras,
    plan: { tier: topTier, renewsInDays: 140 },
    card: mastercard,
    invoices: 1,
  },
  {
    key: 'pastdue',
    fullName: 'Patrick Dunne',
    summary: 'The latest invoice was never paid.',
    devices: cameras.slice(0, 2),
    plan: shared,
    card: visa,
    invoices: 4,
    pastDue: true,
  },
  {
    key: 'expired',
    fullName: 'Esther Adeyemi',
    summary: 'The card on file has expired; the next charge will fail.',
    devices: cameras.slice(0, 2),
    plan: shared,
    card: { ...mastercard, expired: true },
    invoices: 5,
  },
  {
    key: 'mfa-sms',
    fullName: 'Mina Tanaka',
    summary: 'Signs in with a code by text message. It lands in the outbox.',
    devices: cameras.slice(0, 2),
    plan: shared,
    card: visa,
    invoices: 3,
    secondFactor: 'sms',
  },
  {
    key: 'mfa-email',
    fullName: 'Marcus Webb',
    summary: 'Signs in with a code by e-mail. It lands in the outbox.',
    devices: cameras.slice(0, 1),
    plan: { tier: lowestMonthlyTier, renewsInDays: 6 },
    card: visa,
    invoices: 3,
    secondFactor: 'email',
  },
  {
    key: 'mfa-nowhere',
    fullName: 'Nils Aaberg',
    summary: 'Must sign in with a code, but nobody knows where to send it, so sign-in is refused.',
    devices: cameras.slice(0, 1),
    secondFactor: 'nowhere',
  },
  {
    key: 'locked',
    fullName: 'Lucas Moreau',
    summary: 'Locked out: the right password is refused.',
    devices: cameras.slice(0, 1),
    account: { signIn: 'locked' },
  },
  {
    key: 'unverified',
    fullName: 'Uma Krishnan',
    summary: 'Has never confirmed the e-mail address, so sign-in is refused. The link waits in the outbox.',
    devices: cameras.slice(0, 1),
    account: { signIn: 'unverified', trialUsed: false },
  },
  {
    key: 'leaving',
    fullName: 'Lena Kowalski',
    summary: 'Asked for the account to be deleted and may still change their mind.',
    devices: cameras.slice(0, 2),
    plan: shared,
    card: visa,
    invoices: 3,
    account: { status: 'pending_delete' },
  },
  {
    key: 'migrating',
    fullName: 'Miguel Santos',
    summary: 'Is to be moved from an old plan to a new one. It works.',
    devices: cameras.slice(0, 2),
    plan: onLegacy,
    card: visa,
    invoices: 6,
    account: { migration: { required: true, succeeds: true, migratedAtMs: null } },
  },
  {
    key: 'stuck',
    fullName: 'Stella Romano',
    summary: 'Is to be moved from an old plan to a new one. It fails.',
    devices: cameras.slice(0, 2),
    plan: onLegacy,
    card: visa,
    invoices: 6,
    account: { migration: { required: true, succeeds: false, migratedAtMs: null } },
  },
  ...personasOfManyStates,
  ...personasOfManyPlaces,
];

/** Returns the personas that a brand with this catalogue can have: those whose plan it sells. */
export function personasOf(catalogue: readonly Tier[]): Persona[] {
  return personas.filter(({ plan, alsoByApple, earlier }) => {
    if (!plan) return true;
    if (earlier && !earlier.tier(catalogue)) return false;
    if (alsoByApple && !alsoByApple.tier(catalogue)) return false;
    const tier = plan.tier(catalogue);
    return tier !== undefined && (!plan.followedBy || plan.followedBy(catalogue, tier) !== undefined);
  });
}
