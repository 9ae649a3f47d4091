import { StoreBadge } from './store-badge.tsx';
import type { Stories } from './stories.ts';

export const stories: Stories = {
  'Google Play': (
    <StoreBadge store="googlePlay" href="#google-play" label="Get it on Google Play" name="Google Play" />
  ),
  'App Store': (
    <StoreBadge store="appStore" href="#app-store" label="Download on the App Store" name="App Store" />
  ),
};
