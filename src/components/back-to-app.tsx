import { Button } from './button.tsx';

/**
 * The way back to the app around the page, on a page where something has ended. `src/islands/page/app-links.ts` tells the app;
 * where none listens, it leads to My Plan.
 */
export function BackToApp({ label }: { label: string }) {
  return (
    <Button href="/subscriptions" variant="secondary" data-back-to-app="">
      {label}
    </Button>
  );
}
