import type { ReactNode } from 'react';
import '../../styles/tabs.css';
import type { PlanOfferGroup } from '../../contracts/plans/plan-offer.ts';
import { Alert, type AlertProps } from '../alert.tsx';
import { EmptyState } from '../empty-state.tsx';
import { PageHeader } from '../page-header.tsx';
import { Tabs, type TabsProps } from '../tabs.tsx';
import { PlanOffers } from './plan-offers.tsx';

export type PlansViewProps = {
  /** `link` leads to what can be done about it. */
  alerts: readonly {
    kind: AlertProps['kind'];
    text: string;
    link: { href: string; label: string } | undefined;
  }[];
  /** The first alert says what came of a choice: it takes the focus. */
  isAnswer: boolean;
  tabs: TabsProps['tabs'];
  /** Since when the plans could not be asked for anew, as a sentence. */
  stale: string | undefined;
  /** The plans of the open tab; undefined where there are none. */
  group: PlanOfferGroup | undefined;
  /** The brand was asked, and sells nothing. */
  isEmpty: boolean;
  words: Record<'title' | 'intro' | 'terms' | 'compared' | 'empty' | 'back', string>;
  /** Where a visitor, who only looks at the plans, goes back to; undefined for somebody signed in, who has the form. */
  back: string | undefined;
  /** The form that chooses one of the plans, with the plans in it. */
  form?: ReactNode;
  /** What is asked before a choice is taken. */
  question?: ReactNode;
};

/** The plans on sale: to look at, or to choose from. */
export function PlansView(props: PlansViewProps) {
  const { alerts, isAnswer, tabs, stale, group, isEmpty, words, back, form, question } = props;
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
        {stale && <p className="muted small">{stale}</p>}
        {group && <h2 className="visually-hidden">{group.title}</h2>}
        {group && (back ? <PlanOffers group={group} words={words} /> : form)}
        {isEmpty && <EmptyState heading={words.empty} />}
        {back && (
          <p>
            <a href={back}>{words.back}</a>
          </p>
        )}
      </div>
      {question}
    </>
  );
}
