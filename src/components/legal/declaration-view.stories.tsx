import { planBilling } from '../../copy/en/plans/planBilling.ts';
import type { Stories } from '../stories.ts';
import { DeclarationView } from './declaration-view.tsx';

const usual = {
  title: 'Cancel contracts here',
  lead: 'You can do this without signing in.',
  quicker: undefined,
  billing: [{ text: planBilling.anyStore, isElsewhere: true }],
  withdrawal: undefined,
};

export const stories: Stories = {
  'a visitor': (
    <DeclarationView {...usual}>
      <p>The form.</p>
    </DeclarationView>
  ),
  'signed in': (
    <DeclarationView
      {...usual}
      quicker={{
        text: 'You’re signed in, so you can do this faster:',
        links: [{ href: '#premium', label: 'Cancel Premium in your account' }],
      }}
    >
      <p>The form.</p>
    </DeclarationView>
  ),
};
