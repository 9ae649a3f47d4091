import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import type { Stories } from './stories.ts';

export const stories: Stories = {
  'open as served': (
    <Dialog
      id="sample-open"
      heading="Plan Limit Reached"
      text="Your plan covers 2 cameras."
      open
      modal={false}
      actions={
        <>
          <Button variant="secondary">OK</Button>
          <Button>Change Plan</Button>
        </>
      }
    />
  ),
  'with a form of its own': (
    <Dialog
      id="sample-form"
      heading="Change to a smaller plan?"
      open
      modal={false}
      form={
        <form className="actions dialog-actions" method="post" action="#change">
          <Button href="#keep" variant="secondary">
            Keep my plan
          </Button>
          <Button variant="danger">Change Plan</Button>
        </form>
      }
    >
      <p>One of your cameras will no longer be covered.</p>
    </Dialog>
  ),
  closed: <Dialog id="sample-closed" heading="Not to be seen" />,
};
