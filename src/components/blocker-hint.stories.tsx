import { sampleBlocker } from './blocker-hint.fixture.ts';
import { BlockerHint } from './blocker-hint.tsx';
import type { Stories } from './stories.ts';

export const stories: Stories = { usual: <BlockerHint {...sampleBlocker} /> };
