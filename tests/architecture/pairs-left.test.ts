import { expect, it } from 'vitest';
import { byDiagonals, type Choice, PairsLeft } from '../support/pairs-left.ts';

const people = ['a', 'b', 'c', 'd', 'e'];
const plans = ['1', '2', '3', '4'];
const codes = [undefined, 'x', 'y'];
const every = people.flatMap((person, from) =>
  byDiagonals(plans, codes, from).map(({ plan, code }): Choice => [person, plan, code]),
);

/** The choices that are tried, where only these are possible. */
function triedOf(isPossible: (choice: Choice) => boolean): Choice[] {
  const left = new PairsLeft();
  return every.filter((choice) => {
    if (!left.has(choice) || !isPossible(choice)) return false;
    left.tried(choice);
    return true;
  });
}

/** Every two places of a choice with their values. */
const pairsOf = ([person, plan, code]: Choice) => [
  `${person} ${plan}`,
  `${person} ${code}`,
  `${plan} ${code}`,
];
const pairsIn = (choices: readonly Choice[]) => new Set(choices.flatMap(pairsOf));

it('the diagonals have each plan with each code once', () => {
  expect(new Set(every.map((choice) => choice.join())).size).toBe(5 * 4 * 3);
  expect(every).toHaveLength(5 * 4 * 3);
});

it('every pair is tried, with few choices', () => {
  const tried = triedOf(() => true);
  expect(pairsIn(tried)).toEqual(pairsIn(every));
  // Each person needs each plan once: 20. Half as many more are allowed.
  expect(tried.length).toBeLessThanOrEqual(30);
});

it('every pair that any possible choice has is tried, whatever is impossible', () => {
  const rules: ((choice: Choice) => boolean)[] = [
    ([, plan, code]) => !(plan === '2' && code !== undefined),
    ([person, plan]) => person !== 'c' && !(person === 'd' && plan === '4'),
    ([person, plan, code]) => (people.indexOf(`${person}`) + Number(plan)) % 3 === codes.indexOf(code),
  ];
  for (const rule of rules) expect(pairsIn(triedOf(rule))).toEqual(pairsIn(every.filter(rule)));
});
