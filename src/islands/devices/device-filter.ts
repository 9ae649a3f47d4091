import { fillIn } from '../../copy/fill-in.ts';

/**
 * Lets a long list of devices be narrowed by name or model. A device out of sight stays chosen; how many are in sight is
 * said. There is none without script.
 */
export function watchDeviceFilter(box: HTMLElement): void {
  const field = box.querySelector('input');
  const status = box.querySelector('[role=status]');
  if (!field || !status) return;
  const rows = [...document.querySelectorAll<HTMLElement>('.device-list > li')].map((row) => ({
    row,
    words: plain(row.textContent),
  }));
  const look = () => {
    const sought = plain(field.value).trim();
    let count = 0;
    for (const { row, words } of rows) {
      row.hidden = !words.includes(sought);
      if (!row.hidden) count += 1;
    }
    status.textContent =
      sought === '' ? '' : fillIn(box.dataset['shown'] ?? '', { count, total: rows.length });
  };
  field.addEventListener('input', look);
  // The browser may bring back what was typed.
  window.addEventListener('pageshow', look);
  box.hidden = false;
}

/** Text without its accents and capitals, so that "kuche" finds "Küche". */
function plain(text: string | null): string {
  return (text ?? '')
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
