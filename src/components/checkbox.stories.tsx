import { Checkbox } from './checkbox.tsx';
import type { Stories } from './stories.ts';

export const stories: Stories = {
  ticked: <Checkbox name="sample-remember" label="Remember Me" defaultChecked />,
  'with a link and a hint': (
    <Checkbox name="sample-terms" label="I accept the" hint="You can cancel at any time.">
      <a href="#terms">Terms and Conditions</a>
    </Checkbox>
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
