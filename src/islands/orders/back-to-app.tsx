import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { appBridge, notifyApp } from '../page/app-bridge.ts';
import { announceSuccess } from './app-notice.ts';

export type BackToAppProps = {
  /** Identifies the order, so that the app is notified once. */
  orderKey: string;
  text: string;
};

/** Tells the app that embeds the page that an order was placed, and offers the way back. Hidden without script. */
export function BackToApp({ orderKey, text }: BackToAppProps) {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => {
    setIsHydrated(true);
    void appBridge().then((bridge) => announceSuccess(orderKey, bridge));
  }, [orderKey]);
  return (
    <Button type="button" variant="secondary" hidden={!isHydrated} onClick={() => void leave()}>
      {text}
    </Button>
  );
}

async function leave(): Promise<void> {
  if (!(await notifyApp({ event: 'NAVIGATE_BACK' }))) window.location.assign('/subscriptions');
}
