import type { Stories } from '../../components/stories.ts';
import { GoogleButton } from './google-button.tsx';

export const stories: Stories = {
  'reserved space': (
    <GoogleButton
      script="/sandbox/gsi-client.js"
      clientId="sample"
      locale="en_US"
      styleNonce="sample"
      shape="pill"
      failures={0}
      onToken={() => {}}
      onMissing={() => {}}
    />
  ),
};
