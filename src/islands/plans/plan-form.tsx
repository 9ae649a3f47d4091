import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import '../../styles/action-bar.css';
import '../../styles/plan-form.css';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useForm } from '../form/use-form.ts';
import { notifyApp } from '../page/notify-app.ts';
import { planFormStore } from './plan-form-store.ts';

export type PlanFormProps = {
  /** The plan of today, where it is among those to choose from: choosing it changes nothing. */
  today: { planId: string; isLegacy: boolean } | undefined;
  /** True where there is something to choose. */
  isOpen: boolean;
  promoCode: string | undefined;
  words: Record<
    | 'chooseLegend'
    | 'changePlan'
    | 'currentPlan'
    | 'changing'
    | 'back'
    | 'goBackTitle'
    | 'goBackText'
    | 'goBackYes'
    | 'goBackNo',
    string
  >;
  /** The plans, each with its radio button: static, so that their words stand in the page once. */
  children?: ReactNode;
  /** What is selected, in a line. */
  chosen?: ReactNode;
};

/** Chooses one of the plans, and asks before it is left by Back. A plain form before, or without, script. */
export function PlanForm({ today, isOpen, promoCode, words, children, chosen }: PlanFormProps) {
  const form = useForm({ as: 'browser' });
  const element = form.props.ref;
  const back = useRef<HTMLAnchorElement>(null);
  const [store] = useState(() =>
    planFormStore({
      tellApp: () => notifyApp({ event: 'NAVIGATE_BACK' }),
      canGoBack,
      goBack: () => window.history.back(),
      leave: (link) => window.location.assign(link),
    }),
  );
  const isAsking = useStore(store.$isAsking);
  useEffect(() => {
    for (const control of element.current?.elements ?? []) {
      // Selected before this was alive to follow it.
      if (control instanceof HTMLInputElement && control.checked && !control.defaultChecked)
        scrollRowTo(control);
    }
  }, [element]);
  return (
    <>
      <form
        {...form.props}
        className="plan-form"
        method="post"
        action="/api/plans/choose"
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement) bringIntoView(target);
        }}
        onSubmit={(event) => {
          const planId = new FormData(event.currentTarget).get('planId');
          if (planId === today?.planId) event.preventDefault();
          else form.props.onSubmit(event);
        }}
      >
        <fieldset className="plan-form-choices">
          <legend className="visually-hidden">{words.chooseLegend}</legend>
          {children}
        </fieldset>
        {promoCode && <input type="hidden" name="promoCode" value={promoCode} />}
        <div className={isOpen ? 'action-bar' : 'action-bar closed'}>
          <Button
            href="/subscriptions"
            variant="secondary"
            ref={back}
            aria-haspopup="dialog"
            onClick={(event) => {
              event.preventDefault();
              store.ask();
            }}
          >
            {words.back}
          </Button>
          {isOpen && chosen}
          {/* One of them is seen, by what is selected: the page needs no script for it. */}
          <Button id="plan-unchanged" type="button" disabled>
            {today?.isLegacy ? words.currentPlan : words.changePlan}
          </Button>
          {isOpen && (
            <Button id="plan-change" busyText={form.busy ? words.changing : undefined}>
              {words.changePlan}
            </Button>
          )}
        </div>
      </form>
      <Dialog
        id="plans-back-dialog"
        open={isAsking}
        heading={words.goBackTitle}
        text={words.goBackText}
        onClose={(value) => void store.answer(value, back.current?.href ?? '')}
        actions={
          <>
            <Button variant="secondary" value="stay" autoFocus>
              {words.goBackNo}
            </Button>
            <Button value="back">{words.goBackYes}</Button>
          </>
        }
      />
    </>
  );
}

/** The radio button covers its card: on a narrow screen a browser does not bring the next one of the row into view. */
function bringIntoView(radio: HTMLInputElement): void {
  radio.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** Scrolls the row of cards alone: a page that moved while somebody presses a button would lose the press. */
function scrollRowTo(radio: HTMLInputElement): void {
  const card = radio.closest('.plan-offer');
  const row = card?.parentElement;
  if (!card || !row) return;
  const [inner, outer] = [card.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
}

function canGoBack(): boolean {
  const { navigation } = window;
  return navigation ? navigation.canGoBack : window.history.length > 1;
}
