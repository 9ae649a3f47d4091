/** Opens the browser's own print dialog, which saves as PDF too, whenever the button of that id is pressed. */
export function printOnPress(id: string): void {
  document.getElementById(id)?.addEventListener('click', () => window.print());
}
