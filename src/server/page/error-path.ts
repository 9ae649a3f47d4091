/** The page that says a page could not be shown, with the way to try that one again. */
export function errorPath(page: string): string {
  return `/error?${new URLSearchParams({ redirectUri: page })}`;
}
