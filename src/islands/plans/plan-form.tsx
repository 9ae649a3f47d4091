import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import type { MarkedCall } from '../../contracts/account-call.ts';
import type { Copy } from '../../copy/copy.ts';
import { useForm } from '../form/use-form.ts';
import { notifyApp } from '../page/app-bridge.ts';
import { planFormStore } from './plan-form-store.ts';

export type PlanFormProps = {
  /** The address of My Plan. */
  home: string;
  action: MarkedCall;
  /** The current plan, if it is among the plans to choose from: choosing it changes nothing. */
  today: { planId: string; isLegacy: boolean } | undefined;
  /** True if there is a plan to choose. */
  isOpen: boolean;
  promoCode: string | undefined;
  /** What the page has read of the account, sealed. */
  seen: string | undefined;
  words: Pick<
    Copy['plans'],
    | 'chooseLegend'
    | 'changePlan'
    | 'currentPlan'
    | 'changing'
    | 'back'
    | 'goBackTitle'
    | 'goBackText'
    | 'goBackYes'
    | 'goBackNo'
  >;
  /** The plans with their radio buttons, rendered by the server so that their text is in the page only once. */
  children?: ReactNode;
  /** A line about the selected plan. */
  chosen?: ReactNode;
};

/**
 * Chooses one of the plans, and asks before the Back link leaves it. A plain form before hydration and without script.
 */
export function PlanForm({
  home,
  action,
  today,
  isOpen,
  promoCode,
  seen,
  words,
  children,
  chosen,
}: PlanFormProps) {
  const form = useForm({ as: 'browser' });
  const element = form.props.ref;
  const back = useRef<HTMLAnchorElement>(null);
  const [store] = useState(() =>
    planFormStore({
      notifyApp: () => notifyApp({ event: 'NAVIGATE_BACK' }),
      canGoBack,
      goBack: () => window.history.back(),
      leave: (link) => window.location.assign(link),
    }),
  );
  const isAsking = useStore(store.$isAsking);
  useEffect(() => {
    for (const control of element.current?.elements ?? []) {
      // The plan was selected before hydration.
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
        action={action}
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
        {seen && <input type="hidden" name="seen" value={seen} />}
        <div className={isOpen ? 'action-bar' : 'action-bar closed'}>
          <Button
            href={home}
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
          {/* CSS shows one of the two buttons by what is selected, so this works without script. */}
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

/** On a narrow screen, a browser does not scroll to the next card of the row: its radio button covers the card. */
function bringIntoView(radio: HTMLInputElement): void {
  radio.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** Scrolls only the row of cards: if the page scrolled during a press, the press would be lost. */
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
