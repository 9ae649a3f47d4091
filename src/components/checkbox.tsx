import type { ComponentProps, ReactNode } from 'react';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  name: string;
  label: ReactNode;
  hint?: string | undefined;
  type?: 'checkbox' | 'radio' | undefined;
};

/** A checkbox, or one radio button of a group. */
export function Checkbox({ label, hint, type = 'checkbox', ...input }: CheckboxProps) {
  return (
    <label className="checkbox">
      <input type={type} {...input} />
      <span>
        {label}
        {hint && <span className="checkbox-hint">{hint}</span>}
      </span>
    </label>
  );
}
