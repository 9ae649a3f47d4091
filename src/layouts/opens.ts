/**
 * The attributes of a button that opens a modal dialog without script: the dialog has `popover="auto"`, because a browser
 * without invoker commands opens it as a popover. Both are attributes that React's types do not name.
 */
export function opens(dialog: string): Record<string, string> {
  return { commandfor: dialog, command: 'show-modal', popovertarget: dialog };
}

/** The attributes of a button that closes such a dialog. */
export function closes(dialog: string): Record<string, string> {
  return { commandfor: dialog, command: 'close', popovertarget: dialog, popovertargetaction: 'hide' };
}
