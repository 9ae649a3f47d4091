import { Button } from '../button.tsx';
import { OpenApp, type OpenAppProps } from './open-app.tsx';

export type RecoveryOutcomeProps = {
  /** `info`: nothing failed, and nothing is left to do. */
  kind: 'success' | 'info' | 'problem';
  title: string;
  text: string;
  hint?: string | undefined;
  app?: OpenAppProps | undefined;
  links: readonly { href: string; label: string }[];
};

/** Shows the outcome of a mailed link, with links to continue; a visible app link comes first as the primary button. */
export function RecoveryOutcome({ kind, title, text, hint, app, links }: RecoveryOutcomeProps) {
  const appFirst = app !== undefined && !app.hidden;
  return (
    <div className={`outcome ${kind}`}>
      <h1>{title}</h1>
      <p>{text}</p>
      {hint && <p className="muted">{hint}</p>}
      <div className="outcome-ways">
        {app && <OpenApp {...app} />}
        {links.map((link, index) => (
          <Button
            key={link.href}
            href={link.href}
            variant={index === 0 && !appFirst ? 'primary' : 'secondary'}
            wide
          >
            {link.label}
          </Button>
        ))}
      </div>
    </div>
  );
}
