import { Button } from '../../components/button.tsx';
import { KnowsTick } from '../../components/access/knows-tick.tsx';
import type { MarkedCall } from '../../contracts/account-call.ts';
import type { Copy } from '../../copy/copy.ts';
import { useCheckedForm } from '../form/use-checked-form.ts';
import { useForm } from '../form/use-form.ts';

export type PendingDeleteFormProps = {
  /** Cancels the request. Keeping it ends the session, whosever it is. */
  action: MarkedCall;
  /** What a person ticks to keep the request who is, or may be, billed by somebody else; undefined for anybody else. */
  knows: { label: string; missing: string } | undefined;
  words: Pick<
    Copy['deletion'],
    'cancelRequest' | 'cancelRequestHint' | 'cancelling' | 'keepRequest' | 'keepRequestHint' | 'keeping'
  >;
};

/** Cancels or keeps the request to delete an account: two forms, of which only one is submitted. */
export function PendingDeleteForm({ action, knows, words }: PendingDeleteFormProps) {
  const cancelling = useForm({ as: 'browser' });
  const keeping = useCheckedForm({ as: 'browser', invalid: knows ? { knows: knows.missing } : {} });
  return (
    <>
      <form
        {...cancelling.props}
        className="pending-delete-form"
        method="post"
        action={action}
        onSubmit={(event) => (keeping.busy ? event.preventDefault() : cancelling.props.onSubmit(event))}
      >
        <Button
          wide
          waits={keeping.busy}
          busyText={cancelling.busy ? words.cancelling : undefined}
          aria-describedby="cancel-request-hint"
        >
          {words.cancelRequest}
        </Button>
        <p className="pending-delete-hint" id="cancel-request-hint">
          {words.cancelRequestHint}
        </p>
      </form>
      <form
        {...keeping.props}
        className="pending-delete-form"
        method="post"
        action="/api/account/keep-deletion"
        onSubmit={(event) => (cancelling.busy ? event.preventDefault() : keeping.props.onSubmit(event))}
      >
        {knows && <KnowsTick label={knows.label} error={keeping.fieldErrors['knows']} />}
        <Button
          wide
          variant="secondary"
          waits={cancelling.busy}
          busyText={keeping.busy ? words.keeping : undefined}
          aria-describedby="keep-request-hint"
        >
          {words.keepRequest}
        </Button>
        <p className="pending-delete-hint" id="keep-request-hint">
          {words.keepRequestHint}
        </p>
      </form>
    </>
  );
}
