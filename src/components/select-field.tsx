import type { ComponentProps } from 'react';
import { fieldAria, FieldFrame, type FieldProps } from './field.tsx';

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'className' | 'children'> &
  Pick<FieldProps, 'name' | 'label' | 'hint' | 'error' | 'aside'> & {
    options: readonly { value: string; label: string; lang?: string }[];
  };

/** A labelled select field; its id defaults to its name. */
export function SelectField({ label, hint, error, aside, options, id, ...select }: SelectFieldProps) {
  const fieldId = id ?? select.name;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} aside={aside}>
      <select
        className="input"
        {...select}
        {...fieldAria(fieldId, { hint, error, describedBy: select['aria-describedby'] })}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
