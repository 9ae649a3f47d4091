/** The id of the button that prints a page. */
export const PRINT_BUTTON = 'print-page';
