import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { Spinner } from './spinner.tsx';
import { pathTo } from '../domain/pages/path-to.ts';

export type OnwardProps =
  | {
      kind: 'redirect';
      /** A checked URL outside the portal. */
      to: string;
      title: string;
      text: string;
      link: string;
    }
  | { kind: 'over'; title: string; text: string; home: string };

/** Says that the page redirects outside the portal, with a link as fallback; or that the redirect has expired. */
export function Onward(page: OnwardProps) {
  if (page.kind === 'over') {
    return (
      <EmptyState heading={page.title} text={page.text} level={1}>
        <Button href={pathTo('myPlan')}>{page.home}</Button>
      </EmptyState>
    );
  }
  return (
    <div className="onward">
      <h1 className="visually-hidden">{page.title}</h1>
      <Spinner text={page.text} large />
      <Button href={page.to} variant="secondary">
        {page.link}
      </Button>
    </div>
  );
}
