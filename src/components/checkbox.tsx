import type { ComponentProps, ReactNode } from 'react';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  name: string;
  label: ReactNode;
  hint?: string | undefined;
  /** True after a form was sent without it: the box is ringed. */
  invalid?: boolean | undefined;
  type?: 'checkbox' | 'radio' | undefined;
};

/** A checkbox, or one radio button of a group. */
export function Checkbox({ label, hint, invalid = false, type = 'checkbox', ...input }: CheckboxProps) {
  return (
    <label className="checkbox">
      <input type={type} {...input} aria-invalid={invalid || undefined} />
      <span>
        <span>{label}</span>
        {hint && <span className="checkbox-hint">{hint}</span>}
      </span>
    </label>
  );
}
