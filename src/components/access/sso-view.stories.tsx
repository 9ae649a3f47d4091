import type { Stories } from '../stories.ts';
import { SsoView } from './sso-view.tsx';

export const stories: Stories = {
  'signing in': (
    <SsoView title="Sign In" asks={false}>
      <p>The form stands here.</p>
    </SsoView>
  ),
  'with a question': (
    <SsoView title="Is this your account?" asks>
      <p>The form stands here.</p>
    </SsoView>
  ),
};
