import { recovery } from '../../copy/en/access/recovery.ts';
import type { Stories } from '../stories.ts';
import { VerifyEmailView } from './verify-email-view.tsx';

export const stories: Stories = {
  'by itself': (
    <VerifyEmailView title="Verify your email" problem={undefined}>
      <p>The form stands here.</p>
    </VerifyEmailView>
  ),
  'to be tried again': (
    <VerifyEmailView title="Verify your email" problem={recovery.verification_unavailable}>
      <p>The form stands here.</p>
    </VerifyEmailView>
  ),
};
