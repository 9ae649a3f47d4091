type View = 'attempting' | 'failure' | 'success';

/** Shows the modal, attempts the migration, and shows how it ended. Neither Escape nor a click closes it meanwhile. */
export async function migrate(dialog: HTMLDialogElement): Promise<void> {
  const hold = (event: Event) => event.preventDefault();
  dialog.addEventListener('cancel', hold);
  show(dialog, 'attempting');
  dialog.showModal();
  const ended = await attempt();
  dialog.removeEventListener('cancel', hold);
  if (ended.view === 'settled') return window.location.reload();
  const statement = dialog.querySelector('[data-statement]');
  if (ended.view === 'success' && statement) statement.textContent = ended.statement;
  show(dialog, ended.view);
  // What is behind the modal is of yesterday.
  if (ended.view === 'success') dialog.addEventListener('close', () => window.location.reload());
}

type Ended = { view: 'failure' | 'settled' } | { view: 'success'; statement: string };

async function attempt(): Promise<Ended> {
  const response = await fetch('/api/migration/attempt', {
    method: 'POST',
    headers: { 'x-portal-request': '1' },
  }).catch(() => undefined);
  const answer: unknown = await response?.json().catch(() => undefined);
  if (typeof answer !== 'object' || answer === null || !('view' in answer)) return { view: 'failure' };
  if (answer.view === 'success' && 'statement' in answer)
    return { view: 'success', statement: String(answer.statement) };
  return { view: answer.view === 'settled' ? 'settled' : 'failure' };
}

function show(dialog: HTMLDialogElement, view: View): void {
  for (const part of dialog.querySelectorAll<HTMLElement>('[data-view]')) {
    part.hidden = part.dataset['view'] !== view;
    if (part.hidden) continue;
    const heading = part.querySelector<HTMLElement>('h2');
    if (heading) dialog.setAttribute('aria-labelledby', heading.id);
    if (dialog.open) heading?.focus();
  }
}
