import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { PageHeader } from './page-header.tsx';
import { pathTo } from '../domain/pages/path-to.ts';

export type ForeignLinkNoticeProps = {
  /** The URL of the same page, which continues. */
  to: string;
  /** The heading of the page; `silent` hides it visually and leaves it for screen readers. */
  heading: { text: string; silent: boolean };
  words: { title: string; text: string; goOn: string; back: string };
};

/** Asks the visitor to continue when another site linked to a page that makes a lasting change. */
export function ForeignLinkNotice({ to, heading, words }: ForeignLinkNoticeProps) {
  return (
    <>
      {heading.silent ? (
        <h1 className="visually-hidden">{heading.text}</h1>
      ) : (
        <PageHeader heading={heading.text} />
      )}
      <Card raised>
        <div className="stack">
          <h2>{words.title}</h2>
          <p>{words.text}</p>
          <div className="row">
            <Button href={to}>{words.goOn}</Button>
            <Button href={pathTo('myPlan')} variant="secondary">
              {words.back}
            </Button>
          </div>
        </div>
      </Card>
    </>
  );
}
