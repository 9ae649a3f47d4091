import { type ReactNode, useRef, useState } from 'react';
import type { DeviceChipsText } from '../../components/devices/device-chips.tsx';
import type { MarkedCall } from '../../contracts/account-call.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useForm } from '../form/use-form.ts';

/** What a change takes away, as text, and the two ways to continue. */
export type LossQuestion = {
  title: string;
  /** One line for each loss, or one that says there is none. */
  lines: string[];
  since: string;
  isLoss: boolean;
  notNow: { href: string; label: string };
  yes: string;
  planId: string;
};

/** The cameras that lose cover, by name, with a common label. */
export type LostCameras = { label: string; devices: DeviceChipsText };

export type PlanQuestionProps = {
  action: MarkedCall;
  question: LossQuestion;
  /** The devices that lose their cover, or of which some are chosen, rendered by the server. */
  children?: ReactNode;
  promoCode: string | undefined;
  /** What the page has read of the account, sealed. */
  seen: string | undefined;
  /** Text for screen readers while the answer is sent. */
  busy: string;
};

/** The id of the question's form, to which the fields above it belong. */
export const PLAN_QUESTION_FORM = 'plan-question-form';

/**
 * Asks before a change that takes something away. As rendered, the dialog is open and works without script. After
 * hydration it is modal, and Not Now and Escape close it without a request.
 */
export function PlanQuestion({ action, question, children, promoCode, seen, busy }: PlanQuestionProps) {
  const [isOpen, setOpen] = useState(true);
  const form = useForm({ as: 'browser' });
  const notNow = useRef<HTMLAnchorElement>(null);
  function close() {
    setOpen(false);
    // The plan stays selected, and a reload does not ask again.
    if (notNow.current) window.history.replaceState(null, '', notNow.current.href);
  }
  return (
    <Dialog
      id="plan-question"
      className="plan-question"
      heading={question.title}
      open={isOpen}
      returnsTo="plan-change"
      onClose={close}
      form={
        <form
          {...form.props}
          id={PLAN_QUESTION_FORM}
          className="actions dialog-actions"
          method="post"
          action={action}
        >
          <input type="hidden" name="planId" value={question.planId} />
          {promoCode && <input type="hidden" name="promoCode" value={promoCode} />}
          {seen && <input type="hidden" name="seen" value={seen} />}
          <input type="hidden" name="confirmed" value="yes" />
          <Button
            href={question.notNow.href}
            variant="secondary"
            autoFocus
            ref={notNow}
            onClick={(event) => {
              event.preventDefault();
              close();
            }}
          >
            {question.notNow.label}
          </Button>
          <Button variant={question.isLoss ? 'danger' : 'primary'} busyText={form.busy ? busy : undefined}>
            {question.yes}
          </Button>
        </form>
      }
    >
      {question.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
      <p className="muted">{question.since}</p>
    </Dialog>
  );
}
