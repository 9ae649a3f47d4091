import type { ComponentProps } from 'react';
import { fieldAria, FieldFrame } from './field.tsx';

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'className' | 'children'> & {
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  options: readonly { value: string; label: string }[];
};

/** The counterpart of field.astro with `options`. */
export function SelectField({ label, hint, error, options, id, ...select }: SelectFieldProps) {
  const own = id ?? select.name;
  return (
    <FieldFrame id={own} label={label} hint={hint} error={error}>
      <select className="input" {...select} {...fieldAria(own, hint, error)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
