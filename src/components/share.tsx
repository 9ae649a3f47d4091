import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { QrCode, type QrCodeProps } from './qr-code.tsx';
import { StoreBadge, type StoreBadgeProps } from './store-badge.tsx';

type Link = { href: string; label: string };

export type ShareProps = {
  title: string;
  /** Says that the app does not run on this device. */
  text: string;
  /** Where to get the app; undefined if the brand has none. */
  stores: { text: string; ways: readonly { code: QrCodeProps; badge: StoreBadgeProps }[] } | undefined;
  testers: string;
  testFlight: Link;
  home: Link;
};

/** Shows a visitor whose device cannot install the app where to get it: one QR code and badge per store. */
export function Share({ title, text, stores, testers, testFlight, home }: ShareProps) {
  return (
    <Card raised>
      <div className="stack">
        <h1>{title}</h1>
        <Alert kind="info" text={text} />
        {stores && (
          <>
            <p className="share-how">{stores.text}</p>
            <ul className="share-ways">
              {stores.ways.map(({ code, badge }) => (
                <li key={badge.store}>
                  <QrCode {...code} />
                  <StoreBadge {...badge} />
                </li>
              ))}
            </ul>
          </>
        )}
        <Button href={home.href} variant="secondary" wide>
          {home.label}
        </Button>
        <p className="share-testers muted">
          {testers} <a href={testFlight.href}>{testFlight.label}</a>
        </p>
      </div>
    </Card>
  );
}
