import { cameras } from './device-shelf.ts';
import { californianHome, homeIn } from './homes.ts';
import type { Persona, PersonaPlan } from './persona.ts';
import { sharedMonthlyTier, sharedYearlyTier } from './tiers.ts';

const visa = { type: 'visa', lastFour: '4242' };
const mastercard = { type: 'mastercard', lastFour: '4444' };
const monthly: PersonaPlan = { tier: sharedMonthlyTier, renewsInDays: 19 };

/** Personas that pay in another currency, or with tax. */
export const personasOfManyPlaces: readonly Persona[] = [
  {
    key: 'californian',
    fullName: 'Carmen Rivera',
    summary: 'Lives in California, where sales tax is added to every charge.',
    devices: cameras.slice(0, 2),
    home: californianHome,
    plan: monthly,
    card: visa,
    invoices: 3,
  },
  {
    key: 'canadian',
    fullName: 'Chloe Tremblay',
    summary: 'Lives in Ontario and pays in Canadian dollars, with 13 % tax.',
    devices: cameras.slice(0, 2),
    home: homeIn('CA'),
    plan: monthly,
    card: visa,
    invoices: 3,
  },
  {
    key: 'european',
    fullName: 'Lukas Brandt',
    summary: 'Lives in Berlin, is in a free trial and will pay in euros, with 19 % tax.',
    devices: cameras.slice(0, 2),
    home: homeIn('DE'),
    plan: { tier: sharedMonthlyTier, trialEndsInDays: 14 },
    card: mastercard,
    invoices: 1,
  },
  {
    key: 'british',
    fullName: 'Poppy Hughes',
    summary: 'Lives in Surrey and pays once a year in pounds, with 20 % tax.',
    devices: cameras.slice(0, 2),
    home: homeIn('GB'),
    plan: { tier: sharedYearlyTier, renewsInDays: 90 },
    card: visa,
    invoices: 1,
  },
  {
    key: 'australian',
    fullName: 'Jack Nguyen',
    summary: 'Lives in Sydney and pays in Australian dollars, with 10 % tax.',
    devices: cameras.slice(0, 2),
    home: homeIn('AU'),
    plan: monthly,
    card: mastercard,
    invoices: 3,
  },
  {
    key: 'japanese',
    fullName: 'Haruto Sato',
    summary: 'Lives in Tokyo and pays in yen, which have no smaller unit, with 10 % tax.',
    devices: cameras.slice(0, 2),
    home: homeIn('JP'),
    plan: monthly,
    card: { type: 'jcb', lastFour: '0505' },
    invoices: 3,
  },
];
