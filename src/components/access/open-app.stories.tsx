import type { Stories } from '../stories.ts';
import { OpenApp } from './open-app.tsx';

export const stories: Stories = {
  usual: <OpenApp href="#app" label="Open App" hidden={false} />,
};
