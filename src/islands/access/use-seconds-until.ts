import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/**
 * Returns the whole seconds until `atMs`, counted down while the page is open. The server-rendered page has 0: without
 * script the button works, and the server refuses a request that is too early.
 */
export function useSecondsUntil(atMs: number): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const count = () => setSeconds(Math.max(0, Math.ceil((atMs - Date.now()) / SECOND_MS)));
    count();
    const timer = setInterval(count, SECOND_MS);
    return () => clearInterval(timer);
  }, [atMs]);
  return seconds;
}
