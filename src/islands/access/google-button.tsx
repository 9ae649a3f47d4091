import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type GoogleButtonSettings, mountGoogleButton } from './google-identity.ts';

export type GoogleButtonProps = GoogleButtonSettings & {
  /** How many sign-ins have failed: after each, the button gets a new nonce. */
  failures: number;
};

/** Reserves the space of Google's button, which Google draws once the page has loaded and the space is visible. */
export function GoogleButton({ failures, ...settings }: GoogleButtonProps) {
  const area = useRef<HTMLDivElement>(null);
  const mounted = useRef<ReturnType<typeof mountGoogleButton>>(undefined);
  const [isMissing, setIsMissing] = useState(false);
  const onToken = useEffectEvent(settings.onToken);
  const onMissing = useEffectEvent((missing: boolean) => {
    setIsMissing(missing);
    settings.onMissing(missing);
  });
  const mount = useEffectEvent((element: HTMLElement) => {
    mounted.current = mountGoogleButton(element, {
      ...settings,
      onToken: (idToken) => onToken(idToken),
      onMissing: (missing) => onMissing(missing),
    });
  });
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const stop = whenSeen(element, () => mount(element));
    return () => {
      stop();
      mounted.current?.unmount();
      mounted.current = undefined;
    };
  }, []);
  useEffect(() => {
    if (failures > 0) void mounted.current?.renew();
  }, [failures]);
  return <div ref={area} className={isMissing ? 'social-google missing' : 'social-google'} />;
}

/** Calls `act` once, when the page has loaded and the element is visible; returns a function that cancels it. */
function whenSeen(element: HTMLElement, act: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    act();
  });
  const observe = () => observer.observe(element);
  if (document.readyState === 'complete') observe();
  else window.addEventListener('load', observe, { once: true });
  return () => {
    window.removeEventListener('load', observe);
    observer.disconnect();
  };
}
