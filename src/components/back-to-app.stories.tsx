import { BackToApp } from './back-to-app.tsx';
import type { Stories } from './stories.ts';

export const stories: Stories = { 'in an app': <BackToApp label="Back to the app" home="#home" /> };
