import type { ReactNode } from 'react';
import type { Copy } from '../../copy/copy.ts';
import { Alert, type AlertProps } from '../alert.tsx';
import { EmptyState } from '../empty-state.tsx';
import { PageHeader } from '../page-header.tsx';
import { Tabs, type TabsProps } from '../tabs.tsx';
import { type PlanOfferGroup, PlanOffers } from './plan-offers.tsx';

export type PlansViewProps = {
  /** `link` leads to the page that resolves the problem. */
  alerts: readonly {
    kind: AlertProps['kind'];
    text: string;
    link: { href: string; label: string } | undefined;
  }[];
  /** True if the first alert is the outcome of a submitted choice: it then takes the focus. */
  isAnswer: boolean;
  tabs: TabsProps['tabs'];
  /** A sentence that says that no plan covers all cameras. */
  coversNone: string | undefined;
  /** A sentence that says since when the plans could not be refreshed. */
  stale: string | undefined;
  /** The plans of the open tab; undefined if there are none. */
  group: PlanOfferGroup | undefined;
  /** True if the brand sells no plans. */
  isEmpty: boolean;
  words: Pick<Copy['plans'], 'title' | 'intro' | 'terms' | 'empty' | 'back'>;
  /** The back link of a visitor; undefined for a signed-in person, who has the form. */
  back: string | undefined;
  /** The form to choose a plan, with the plans inside. */
  form?: ReactNode;
  /** The question asked before a choice is accepted. */
  question?: ReactNode;
};

/** Shows the plans on sale, either read-only or inside the form to choose one. */
export function PlansView(props: PlansViewProps) {
  const { alerts, isAnswer, tabs, coversNone, stale, group, isEmpty, words, back, form, question } = props;
  return (
    <>
      <PageHeader heading={words.title} lead={words.intro} />
      <div className="stack loose">
        {alerts.map(({ kind, text, link }, index) => (
          <Alert key={text} kind={kind} text={text} focus={index === 0 && isAnswer}>
            {link && <a href={link.href}>{link.label}</a>}
          </Alert>
        ))}
        {tabs.length > 1 && <Tabs label={words.terms} tabs={tabs} />}
        {coversNone && <p>{coversNone}</p>}
        {stale && <p className="muted small">{stale}</p>}
        {group && <h2 className="visually-hidden">{group.title}</h2>}
        {group && (back ? <PlanOffers group={group} /> : form)}
        {isEmpty && <EmptyState heading={words.empty} />}
        {back && (
          <p>
            <a className="page-back" href={back}>
              {words.back}
            </a>
          </p>
        )}
      </div>
      {question}
    </>
  );
}
