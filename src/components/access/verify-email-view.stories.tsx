import type { Stories } from '../stories.ts';
import { VerifyEmailView } from './verify-email-view.tsx';

export const stories: Stories = {
  'by itself': (
    <VerifyEmailView title="Verify your email" problem={undefined}>
      <p>The form stands here.</p>
    </VerifyEmailView>
  ),
  'to be tried again': (
    <VerifyEmailView
      title="Verify your email"
      problem="Sorry, we were unable to verify your email at this time."
    >
      <p>The form stands here.</p>
    </VerifyEmailView>
  ),
};
