import { Button } from '../../components/button.tsx';
import { useForm } from '../form/use-form.ts';

export type PendingDeleteFormProps = {
  words: { cancelRequest: string; cancelling: string; keepRequest: string; keeping: string };
};

/** Takes the request to delete an account back, or keeps it: two forms of which one is sent. */
export function PendingDeleteForm({ words }: PendingDeleteFormProps) {
  const cancelling = useForm({ as: 'browser' });
  const keeping = useForm({ as: 'browser' });
  return (
    <>
      <form {...cancelling.props} method="post" action="/api/account/cancel-deletion">
        <Button wide disabled={keeping.busy} busyText={cancelling.busy ? words.cancelling : undefined}>
          {words.cancelRequest}
        </Button>
      </form>
      <form {...keeping.props} method="post" action="/api/account/keep-deletion">
        <Button
          wide
          variant="secondary"
          disabled={cancelling.busy}
          busyText={keeping.busy ? words.keeping : undefined}
        >
          {words.keepRequest}
        </Button>
      </form>
    </>
  );
}
