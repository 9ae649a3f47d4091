import { useEffect } from 'react';

/** Runs when the browser brings the page back from its cache, as it was when it was left. */
export function usePageRestored(restored: () => void): void {
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && restored();
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [restored]);
}
