import { cameras } from './device-shelf.ts';
import type { Persona } from './persona.ts';
import { fallbackTier, higherMonthlyTier, lowestMonthlyTier, sharedMonthlyTier } from './tiers.ts';

const visa = { type: 'visa', lastFour: '4242' };
const mastercard = { type: 'mastercard', lastFour: '4444' };

/** Personas whose plan does not simply run. */
export const personasOfManyStates: readonly Persona[] = [
  {
    key: 'paused',
    fullName: 'Priya Raman',
    summary: 'The plan is paused: nothing is charged, and it can only be cancelled.',
    devices: cameras.slice(0, 2),
    plan: { tier: sharedMonthlyTier, standing: { kind: 'paused' } },
    card: visa,
    invoices: 4,
  },
  {
    key: 'ended',
    fullName: 'Emil Sandoval',
    summary: 'The plan ended 40 days ago and is still listed. Nothing runs.',
    devices: cameras.slice(0, 2),
    plan: { tier: sharedMonthlyTier, standing: { kind: 'ended', daysAgo: 40 } },
    card: visa,
    invoices: 5,
  },
  {
    key: 'returned',
    fullName: 'Rosa Delgado',
    summary: 'Had the largest monthly plan until 60 days ago, and pays for the smallest one now.',
    devices: cameras.slice(0, 2),
    plan: { tier: lowestMonthlyTier, renewsInDays: 18 },
    earlier: { tier: higherMonthlyTier, endedDaysAgo: 60, invoices: 3 },
    card: mastercard,
    invoices: 2,
  },
  {
    key: 'unclear',
    fullName: 'Ursula Meyer',
    summary: 'The platform says “in_review” of the plan, a word that no document explains.',
    devices: cameras.slice(0, 2),
    plan: { tier: sharedMonthlyTier, renewsInDays: 19, standing: { kind: 'word', word: 'in_review' } },
    card: visa,
    invoices: 3,
  },
  {
    key: 'cancelled',
    fullName: 'Caleb Osei',
    summary: 'Has cancelled: the plan runs for 11 more days, then the brand’s free plan follows.',
    devices: cameras.slice(0, 2),
    plan: { tier: sharedMonthlyTier, renewsInDays: 11, followedBy: fallbackTier },
    card: visa,
    invoices: 3,
  },
];
