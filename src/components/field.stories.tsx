import { Field } from './field.tsx';
import type { Stories } from './stories.ts';

export const stories: Stories = {
  'with a link beside it': (
    <Field
      name="sample-plain"
      label="Email Address"
      type="email"
      placeholder="name@example.com"
      aside={
        <a className="field-link" href="#forgot">
          Forgot Password?
        </a>
      }
    />
  ),
  hint: <Field name="sample-hinted" label="Postal code" hint="Five digits." defaultValue="44114" />,
  error: <Field name="sample-wrong" label="First name" error="Enter your first name." />,
  disabled: <Field name="sample-off" label="Country" defaultValue="United States" disabled />,
  code: (
    <Field
      name="sample-code"
      label="Verification code"
      code
      inputMode="numeric"
      maxLength={6}
      defaultValue="204815"
    />
  ),
};
