import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { around } from '../copy/around.ts';
import type { HeaderPerson } from './frame.ts';

export type SessionDialogsProps = { words: NonNullable<HeaderPerson['watch']> };

/** The dialogs of the session watch: before the session expires, and while the server cannot be told that it ended. */
export function SessionDialogs({ words }: SessionDialogsProps) {
  const [before, after] = around(words.idleLeft, 'time');
  return (
    <>
      <Dialog
        id="session-dialog"
        heading={words.idleTitle}
        text={words.idleText}
        actions={<Button autoFocus>{words.idleStay}</Button>}
      >
        <p>
          {before}
          <span className="tabular" role="timer">
            1:00
          </span>
          {after}
        </p>
      </Dialog>
      <Dialog
        id="leaving-dialog"
        heading={words.leavingTitle}
        text={words.leavingText}
        actions={<Button autoFocus>{words.leavingRetry}</Button>}
      />
    </>
  );
}
