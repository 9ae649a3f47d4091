import type { Stories } from '../stories.ts';
import { AppleButton } from './apple-button.tsx';

const image = { light: '/sandbox/apple/button?color=black', dark: '/sandbox/apple/button?color=white' };

export const stories: Stories = {
  usual: <AppleButton label="Continue with Apple" image={image} redirectUri={undefined} />,
};
