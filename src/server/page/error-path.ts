/** Returns the path of the page that reports a failure and offers to try `page` again. */
export function errorPath(page: string): string {
  return `/error?${new URLSearchParams({ redirectUri: page })}`;
}
