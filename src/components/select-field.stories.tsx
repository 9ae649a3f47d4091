import { SelectField } from './select-field.tsx';
import type { Stories } from './stories.ts';

const options = [
  { value: 'OH', label: 'Ohio' },
  { value: 'TX', label: 'Texas' },
];

export const stories: Stories = {
  chosen: <SelectField name="sample-state" label="State" options={options} defaultValue="TX" />,
  wrong: <SelectField name="sample-state-wrong" label="State" options={options} error="Choose your state." />,
};
