/**
 * The attributes of a button that opens a modal dialog, by the browser's own invoker commands. A browser without them has
 * `invokeCommands`, or without script opens the dialog as a popover: it has `popover="auto"`. React's types do not name
 * these attributes.
 */
export function opens(dialog: string): Record<string, string> {
  return { commandfor: dialog, command: 'show-modal', popovertarget: dialog };
}

/** The attributes of a button that closes such a dialog. */
export function closes(dialog: string): Record<string, string> {
  return { commandfor: dialog, command: 'close', popovertarget: dialog, popovertargetaction: 'hide' };
}
