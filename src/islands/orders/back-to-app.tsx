import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { appBridge } from '../page/app-bridge.ts';
import { announceSuccess } from './app-notice.ts';

export type BackToAppProps = {
  /** Names the order, so that the app hears of it once. */
  orderKey: string;
  text: string;
};

/** Tells the app around the page of an order that was placed, and leads back to it. Without script it is not to be seen. */
export function BackToApp({ orderKey, text }: BackToAppProps) {
  const [alive, setAlive] = useState(false);
  useEffect(() => {
    setAlive(true);
    void appBridge().then((bridge) => announceSuccess(orderKey, bridge));
  }, [orderKey]);
  return (
    <Button type="button" variant="secondary" hidden={!alive} onClick={() => void leave()}>
      {text}
    </Button>
  );
}

async function leave(): Promise<void> {
  const bridge = await appBridge();
  if (!bridge?.send({ event: 'NAVIGATE_BACK' })) window.location.assign('/subscriptions');
}
