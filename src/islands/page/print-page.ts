/** Opens the browser's print dialog, which can also save a PDF, when the button with this id is pressed. */
export function printOnPress(id: string): void {
  document.getElementById(id)?.addEventListener('click', () => window.print());
}
