import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Card } from './card.tsx';

export type ShareProps = {
  title: string;
  text: string;
  testers: string;
  testFlight: { href: string; label: string };
  home: string;
};

/** Shows where the app is, to whose device has no store for it. */
export function Share({ title, text, testers, testFlight, home }: ShareProps) {
  return (
    <Card raised>
      <div className="stack">
        <h1>{title}</h1>
        <Alert kind="info" text={text} />
        <p>{testers}</p>
        <Button href={testFlight.href} wide>
          {testFlight.label}
        </Button>
        <Button href="/" variant="secondary" wide>
          {home}
        </Button>
      </div>
    </Card>
  );
}
