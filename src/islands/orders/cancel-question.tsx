import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import type { MarkedCall } from '../../contracts/account-call.ts';
import type { Copy } from '../../copy/copy.ts';
import { useForm } from '../form/use-form.ts';

export type CancelQuestionProps = {
  action: MarkedCall;
  subscriptionId: string;
  /** The version of the subscription that the person saw. */
  version: string;
  title: string;
  /** Until when the plan stays, and that nothing is charged. */
  lines: readonly string[];
  /** The field for a reason, rendered by the server. */
  children?: ReactNode;
  /** URL of the page without the question. */
  pageHref: string;
  /** The address of My Plan. */
  home: string;
  /** The id of the button that asked for the question. */
  askedBy: string;
  words: Pick<Copy['cancel'], 'keep' | 'cancelNow' | 'cancelling'>;
};

/**
 * Asks once more before a plan is cancelled; the form is sent once. As rendered, the dialog is open and works without
 * script. After hydration it is modal, and Escape closes it without a request.
 */
export function CancelQuestion({ title, lines, pageHref, children, words, ...props }: CancelQuestionProps) {
  const [isOpen, setOpen] = useState(true);
  const form = useForm({ as: 'browser' });
  function close() {
    setOpen(false);
    // A reload does not ask again.
    window.history.replaceState(null, '', pageHref);
  }
  return (
    <Dialog
      id="cancel-question"
      className="cancel-question"
      heading={title}
      open={isOpen}
      returnsTo={props.askedBy}
      onClose={close}
      form={
        <form {...form.props} method="post" action={props.action}>
          <input type="hidden" name="subscriptionId" value={props.subscriptionId} />
          <input type="hidden" name="version" value={props.version} />
          {children}
          <div className="actions">
            <Button variant="danger" busyText={form.busy ? words.cancelling : undefined}>
              {words.cancelNow}
            </Button>
            <Button href={props.home} variant="secondary" autoFocus>
              {words.keep}
            </Button>
          </div>
        </form>
      }
    >
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Dialog>
  );
}
