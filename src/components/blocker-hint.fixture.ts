import { copyFor } from '../copy/copy.ts';
import type { BlockerHintText } from './blocker-hint.tsx';

const { blocker, contactSupport } = copyFor('problem', 'en', { copy: {} });

/** The hint as the stories show it. */
export const sampleBlocker: BlockerHintText = {
  text: blocker,
  support: { href: '#mail', label: contactSupport, newTab: undefined },
};
