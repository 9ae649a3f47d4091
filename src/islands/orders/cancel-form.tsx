import { Button } from '../../components/button.tsx';
import type { MarkedCall } from '../../contracts/account-call.ts';
import type { Copy } from '../../copy/copy.ts';
import { useForm } from '../form/use-form.ts';

export type CancelFormProps = {
  action: MarkedCall;
  subscriptionId: string;
  /** The version of the subscription that the person saw. */
  version: string;
  reason: string | undefined;
  words: Pick<Copy['cancel'], 'keep' | 'cancelNow' | 'cancelling'>;
};

/** The form that cancels a plan; it is sent once. */
export function CancelForm({ action, subscriptionId, version, reason, words }: CancelFormProps) {
  const form = useForm({ as: 'browser' });
  return (
    <form {...form.props} className="actions cancel-actions" method="post" action={action}>
      <input type="hidden" name="subscriptionId" value={subscriptionId} />
      <input type="hidden" name="version" value={version} />
      {reason && <input type="hidden" name="reason" value={reason} />}
      <Button href="/subscriptions" variant="secondary">
        {words.keep}
      </Button>
      <Button variant="danger" busyText={form.busy ? words.cancelling : undefined}>
        {words.cancelNow}
      </Button>
    </form>
  );
}
