import { expect, it, test } from 'vitest';
import { aPlan, aState, aSubscription, planCodes } from '../../../tests/support/platform-fixtures.ts';
import { type ChooserNotice, planNotices } from '../../contracts/plans/plan-choice.ts';
import { chooserNotices } from './chooser-notices.ts';
import type { LiveState } from './subscription-state.ts';

const available = [aPlan()];
const kinds = (state: LiveState, notice?: ChooserNotice) =>
  chooserNotices({ subscriptions: [aSubscription({ state })], available }, notice, planCodes).map(
    ({ kind }) => kind,
  );

test.each<[LiveState, string[]]>([
  [aState.running(), []],
  [aState.apple(), ['billedElsewhere']],
  [aState.paused(), ['paused']],
  [{ kind: 'updating' }, ['updating']],
  [aState.unknown(), ['unclear']],
  [aState.ending(), ['leaving']],
])('of a plan that is %o, without a choice: %j', (state, expected) => {
  expect(kinds(state)).toEqual(expected);
});

test.each(planNotices)('the notice %s about a plan that goes on', (notice) => {
  const isRefusal = ['current', 'pending', 'notOffered', 'changed', 'unavailable'].includes(notice);
  expect(kinds(aState.running(), notice)).toEqual(isRefusal ? [notice] : []);
});

it('a refusal comes before what can be taken back, and is dropped where no plan can be chosen', () => {
  expect(kinds(aState.ending(), 'changed')).toEqual(['changed', 'leaving']);
  expect(kinds({ kind: 'updating' }, 'changed')).toEqual(['updating']);
  expect(kinds({ kind: 'updating' }, 'unavailable')).toEqual(['unavailable']);
});

it('an account without a plan has nothing to take back', () => {
  expect(chooserNotices({ subscriptions: [], available }, undefined, planCodes)).toEqual([]);
});
