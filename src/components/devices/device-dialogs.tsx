import type { MouseEvent } from 'react';
import type { Copy } from '../../copy/copy.ts';
import { BusyDialog } from '../busy-dialog.tsx';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { DeviceChips, type DrawnDevice } from './device-chips.tsx';

export type DeviceDialogsProps = {
  /** Which dialog is open. */
  open: 'overLimit' | 'nothingChosen' | 'confirmLoss' | 'notice' | undefined;
  /** The id of the form the dialogs belong to. */
  form: string;
  /** The outcome of the last device selection, if there is something to say. */
  notice: { id: string; title: string; text: string; found: string | undefined } | undefined;
  /** The text that at least one device must be chosen; undefined if none is required. */
  nothingText: string | undefined;
  /** The devices that would no longer be covered. */
  removed: DrawnDevice[];
  /** The address of the plans. */
  plans: string;
  /** Target of the dismissing links without script. */
  dismiss: string;
  onDismiss?: () => void;
  /** True while the device selection is being saved. */
  isSaving?: boolean;
  words: Pick<
    Copy['devices'],
    'limitTitle' | 'ok' | 'changePlan' | 'nothingTitle' | 'lossTitle' | 'notNow' | 'yesSure' | 'saving'
  > & { limitText: string; lossLead: string; lossKept: string };
};

/**
 * The dialogs about a device selection. The server renders one open if it has a message; after hydration, dialogs open
 * before anything is sent.
 */
export function DeviceDialogs(props: DeviceDialogsProps) {
  const {
    open,
    form,
    notice,
    nothingText,
    removed,
    plans,
    dismiss,
    onDismiss,
    isSaving = false,
    words,
  } = props;
  const link = {
    href: dismiss,
    autoFocus: true,
    onClick(event: MouseEvent) {
      event.preventDefault();
      onDismiss?.();
    },
  };
  return (
    <div className="device-dialogs">
      <Dialog
        returnsTo="device-save"
        id="device-limit"
        heading={words.limitTitle}
        text={words.limitText}
        open={open === 'overLimit'}
        onClose={onDismiss}
        actions={
          <>
            <Button href={plans} variant="secondary">
              {words.changePlan}
            </Button>
            <Button {...link}>{words.ok}</Button>
          </>
        }
      />
      <Dialog
        returnsTo="device-save"
        id="device-loss"
        heading={words.lossTitle}
        open={open === 'confirmLoss'}
        onClose={onDismiss}
        actions={
          <>
            <Button variant="secondary" {...link}>
              {words.notNow}
            </Button>
            <Button variant="danger" form={form} name="confirmed" value="1">
              {words.yesSure}
            </Button>
          </>
        }
      >
        <p>{words.lossLead}</p>
        {/* A scrollable area must be reachable by keyboard. */}
        <div
          className="device-removed"
          role="group"
          tabIndex={removed.length === 0 ? undefined : 0}
          aria-label={words.lossLead}
        >
          <DeviceChips devices={{ first: removed, more: undefined }} label={words.lossLead} />
        </div>
        <p>{words.lossKept}</p>
      </Dialog>
      {nothingText !== undefined && (
        <Dialog
          returnsTo="device-save"
          id="device-nothing"
          heading={words.nothingTitle}
          text={nothingText}
          open={open === 'nothingChosen'}
          onClose={onDismiss}
          actions={<Button {...link}>{words.ok}</Button>}
        />
      )}
      {notice && (
        <Dialog
          returnsTo="device-save"
          id={notice.id}
          heading={notice.title}
          text={notice.text}
          open={open === 'notice'}
          onClose={onDismiss}
          actions={<Button {...link}>{words.ok}</Button>}
        >
          {notice.found && <p>{notice.found}</p>}
        </Dialog>
      )}
      <BusyDialog id="device-saving" text={words.saving} open={isSaving} />
    </div>
  );
}
