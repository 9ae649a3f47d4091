import { useEffect, useState } from 'react';
import { Field, type FieldProps } from './field.tsx';

export type PasswordFieldProps = Omit<FieldProps, 'type' | 'control' | 'code'> & {
  autoComplete: 'current-password' | 'new-password';
  /** Texts of the button that shows the password: visible words and accessible labels. */
  toggle?: { show: string; hide: string; showLabel: string; hideLabel: string } | undefined;
};

/** A password field; its toggle appears only after hydration. */
export function PasswordField({ toggle, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return (
    <Field
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      {...field}
      type={shown ? 'text' : 'password'}
      control={
        toggle && (
          <button
            className="field-toggle"
            type="button"
            hidden={!isHydrated}
            aria-label={shown ? toggle.hideLabel : toggle.showLabel}
            aria-controls={field.id ?? field.name}
            onClick={() => setShown(!shown)}
          >
            {shown ? toggle.hide : toggle.show}
          </button>
        )
      }
    />
  );
}
