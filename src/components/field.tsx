import type { ComponentProps, ReactNode } from 'react';
import '../styles/field.css';

export type FieldProps = Omit<ComponentProps<'input'>, 'className' | 'children'> & {
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Large spaced digits, for one-time codes. */
  code?: boolean | undefined;
  /** Stands beside the label. */
  aside?: ReactNode;
  /** Stands inside the control, after the input. */
  control?: ReactNode;
};

/** A labelled text field; its name is its id unless one is given. */
export function Field({ label, hint, error, code = false, aside, control, id, ...input }: FieldProps) {
  const own = id ?? input.name;
  return (
    <FieldFrame id={own} label={label} hint={hint} error={error} aside={aside} toggled={Boolean(control)}>
      <input
        className={code ? 'input code' : 'input'}
        dir={code ? 'ltr' : 'auto'}
        {...input}
        {...fieldAria(own, { hint, error, describedBy: input['aria-describedby'] })}
      />
      {control}
    </FieldFrame>
  );
}

type FieldFrameProps = Pick<FieldProps, 'label' | 'hint' | 'error' | 'aside'> & {
  id: string;
  toggled?: boolean;
  children: ReactNode;
};

/** Puts label, hint and error around any control: spread `fieldAria` onto that control. */
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

/** The attributes that tie a control to its label, hint and error, and to what else describes it. */
export function fieldAria(
  id: string,
  about: { hint: string | undefined; error: string | undefined; describedBy?: string | undefined },
) {
  const described = [about.describedBy, about.hint && `${id}-hint`, about.error && `${id}-error`];
  return {
    id,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    'aria-invalid': about.error ? true : undefined,
  };
}
