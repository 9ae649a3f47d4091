import type { ComponentProps, ReactNode } from 'react';

export type FieldProps = Omit<ComponentProps<'input'>, 'className' | 'children'> & {
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Said in the place of the error where there is none: the value is taken as it is. */
  advice?: string | undefined;
  /** Shows large spaced digits, for one-time codes. */
  code?: boolean | undefined;
  /** Rendered beside the label. */
  aside?: ReactNode;
  /** Rendered inside the control, after the input. */
  control?: ReactNode;
};

/** A labelled text field; its id defaults to its name. */
export function Field({
  label,
  hint,
  error,
  advice,
  code = false,
  aside,
  control,
  id,
  ...input
}: FieldProps) {
  const fieldId = id ?? input.name;
  return (
    <FieldFrame id={fieldId} {...{ label, hint, error, advice, aside }} toggled={Boolean(control)}>
      <input
        className={code ? 'input code' : 'input'}
        dir={code ? 'ltr' : 'auto'}
        {...input}
        {...fieldAria(fieldId, { hint, error, advice, describedBy: input['aria-describedby'] })}
      />
      {control}
    </FieldFrame>
  );
}

type FieldFrameProps = Pick<FieldProps, 'label' | 'hint' | 'error' | 'advice' | 'aside'> & {
  id: string;
  toggled?: boolean;
  children: ReactNode;
};

/** Renders label, hint and error around a control; spread the result of `fieldAria` onto that control. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  advice,
  aside,
  toggled = false,
  children,
}: FieldFrameProps) {
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
      <p className={error || !advice ? 'field-error' : 'field-error advice'} id={`${id}-error`}>
        {error || advice}
      </p>
    </div>
  );
}

/** Returns the attributes that connect a control to its label, hint, error and any other description. */
export function fieldAria(
  id: string,
  about: {
    hint: string | undefined;
    error: string | undefined;
    advice?: string | undefined;
    describedBy?: string | undefined;
  },
) {
  const described = [
    about.describedBy,
    about.hint && `${id}-hint`,
    (about.error || about.advice) && `${id}-error`,
  ];
  return {
    id,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    'aria-invalid': about.error ? true : undefined,
  };
}
