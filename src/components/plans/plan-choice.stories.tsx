import type { Stories } from '../stories.ts';
import { PlanChoice, type PlanChoiceProps } from './plan-choice.tsx';

const usual: PlanChoiceProps['choice'] = {
  kind: 'open',
  text: 'Select plan',
  selectedText: 'Selected plan',
  isSelected: false,
  isToday: false,
  isLegacy: false,
};
const today = { ...usual, text: 'Current Plan', selectedText: 'Current Plan', isToday: true };

const shown = (id: string, choice: PlanChoiceProps['choice']) => (
  <form>
    <p id={`${id}-name`}>30-Day</p>
    <p id={`${id}-price`}>$5.99/mo</p>
    <PlanChoice id={id} planId={id} choice={choice} describedBy={`${id}-price`} />
  </form>
);

export const stories: Stories = {
  'not selected': shown('choice-open', usual),
  selected: shown('choice-selected', { ...usual, isSelected: true }),
  'the plan of today': shown('choice-today', { ...today, isSelected: true }),
};
