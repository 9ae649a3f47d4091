import type { Stories } from '../../components/stories.ts';
import { BackToApp } from './back-to-app.tsx';

export const stories: Stories = {
  'hidden without script': <BackToApp orderKey="sample" text="Back to the app" />,
};
