import type { ComponentProps } from 'react';
import '../styles/checkbox.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  name: string;
  label: string;
  hint?: string | undefined;
  type?: 'checkbox' | 'radio' | undefined;
};

/** A checkbox, or one of a group of radio buttons; children follow the label, for links. */
export function Checkbox({ label, hint, type = 'checkbox', children, ...input }: CheckboxProps) {
  return (
    <label className="checkbox">
      <input type={type} {...input} />
      <span>
        {label} {children}
        {hint && <span className="checkbox-hint">{hint}</span>}
      </span>
    </label>
  );
}
