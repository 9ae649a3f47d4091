import { Checkbox } from './checkbox.tsx';
import { LinkedSentence } from './linked-sentence.tsx';
import type { Stories } from './stories.ts';

export const stories: Stories = {
  ticked: <Checkbox name="sample-remember" label="Remember Me" defaultChecked />,
  'with a link and a hint': (
    <Checkbox
      name="sample-terms"
      label={
        <LinkedSentence
          text="I accept the {terms}"
          variable="terms"
          href="#terms"
          label="Terms and Conditions"
        />
      }
      hint="You can cancel at any time."
    />
  ),
  'one of a group': (
    <fieldset>
      <legend className="visually-hidden">Billing cycle</legend>
      <Checkbox name="sample-cycle" type="radio" value="1" label="Monthly" defaultChecked />
      <Checkbox name="sample-cycle" type="radio" value="12" label="Yearly" />
    </fieldset>
  ),
  disabled: <Checkbox name="sample-never" label="Cannot be chosen" disabled />,
};
