import type { ComponentProps, ReactNode } from 'react';
import '../../styles/field.css';

export type FieldProps = Omit<ComponentProps<'input'>, 'className' | 'children'> & {
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Large spaced digits, for one-time codes. */
  code?: boolean;
  /** Stands beside the label. */
  aside?: ReactNode;
  /** Stands inside the control, after the input. */
  control?: ReactNode;
};

/** The counterpart of field.astro. */
export function Field({ label, hint, error, code = false, aside, control, id, ...input }: FieldProps) {
  const own = id ?? input.name;
  return (
    <FieldFrame id={own} label={label} hint={hint} error={error} aside={aside} toggled={Boolean(control)}>
      <input className={code ? 'input code' : 'input'} {...input} {...fieldAria(own, hint, error)} />
      {control}
    </FieldFrame>
  );
}

type FieldFrameProps = Pick<FieldProps, 'label' | 'hint' | 'error' | 'aside'> & {
  id: string;
  toggled?: boolean;
  children: ReactNode;
};

/** Label, hint and error around any control: spread `fieldAria` onto that control. */
export function FieldFrame({ id, label, hint, error, aside, toggled = false, children }: FieldFrameProps) {
  return (
    <div className="field">
      <div className="field-head">
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={toggled ? 'field-control with-toggle' : 'field-control'}>{children}</div>
      <p className="field-error" id={`${id}-error`}>
        {error}
      </p>
    </div>
  );
}

/** The attributes that tie a control to its label, hint and error. */
export function fieldAria(id: string, hint: string | undefined, error: string | undefined) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined };
}
