import { useState } from 'react';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { Spinner } from '../../components/spinner.tsx';

const TOGGLE = { show: 'Show', hide: 'Hide', showLabel: 'Show password', hideLabel: 'Hide password' };

/** The React parts, alive. */
export function PartsIsland() {
  const [open, setOpen] = useState(false);
  const [closed, setClosed] = useState(false);
  return (
    <div className="stack">
      {!closed && (
        <Alert
          kind="error"
          text="Sorry there was an error while logging in."
          close={{ label: 'Close', onClose: () => setClosed(true) }}
        />
      )}
      <div className="form">
        <Field name="island-email" label="Email Address" type="email" autoComplete="username" />
        <PasswordField
          name="island-password"
          label="Password"
          autoComplete="current-password"
          toggle={TOGGLE}
        />
        <SelectField name="island-state" label="State" options={[{ value: 'OH', label: 'Ohio' }]} />
        <Checkbox name="island-remember" label="Remember Me" />
        <Button wide busyText="Signing in">
          Sign In
        </Button>
      </div>
      <div className="row">
        <Button type="button" variant="secondary" onClick={() => setOpen(true)}>
          Open the dialog
        </Button>
        <Spinner text="Loading" />
      </div>
      <Dialog
        id="sample-go-back"
        open={open}
        heading="Are you sure you want to go back?"
        text="What you chose here is not saved yet."
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button type="button" variant="secondary" onClick={() => setOpen(false)}>
              Stay
            </Button>
            <Button type="button" onClick={() => setOpen(false)}>
              Go back
            </Button>
          </>
        }
      />
    </div>
  );
}
