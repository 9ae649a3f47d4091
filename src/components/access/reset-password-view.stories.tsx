import type { Stories } from '../stories.ts';
import { ResetPasswordView } from './reset-password-view.tsx';

export const stories: Stories = {
  'of a known account': (
    <ResetPasswordView title="Choose a new password" text="For your account jane@example.com">
      <p>The form stands here.</p>
    </ResetPasswordView>
  ),
  'of any account': (
    <ResetPasswordView title="Choose a new password" text={undefined}>
      <p>The form stands here.</p>
    </ResetPasswordView>
  ),
};
