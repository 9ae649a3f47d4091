import { Button } from './button.tsx';

/**
 * The way back to the app around the page, on a page where something has ended. `src/islands/page/app-links.ts` tells the app;
 * where none listens, it leads to My Plan, at `home`.
 */
export function BackToApp({ label, home }: { label: string; home: string }) {
  return (
    <Button href={home} variant="secondary" data-back-to-app="">
      {label}
    </Button>
  );
}
