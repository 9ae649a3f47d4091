import { describe, expect, it } from 'vitest';
import { defaultPlan } from './default-plan.ts';

const marked = { name: 'marked default', isDefault: true, isVisible: true };
const hiddenDefault = { name: 'hidden default', isDefault: true, isVisible: false };
const visible = { name: 'visible', isDefault: false, isVisible: true };
const another = { name: 'another', isDefault: false, isVisible: true };
const hidden = { name: 'hidden', isDefault: false, isVisible: false };

describe('the default plan', () => {
  it('is the first plan that is not default but is visible', () => {
    expect(defaultPlan([marked, hidden, visible, another])).toBe(visible);
  });

  it('is else the plan marked default, visible or not', () => {
    expect(defaultPlan([hidden, marked])).toBe(marked);
    expect(defaultPlan([hidden, hiddenDefault])).toBe(hiddenDefault);
  });

  it('is else undefined', () => {
    expect(defaultPlan([hidden])).toBeUndefined();
    expect(defaultPlan([])).toBeUndefined();
  });
});
