/**
 * The cookie in which an answer leaves messages for the app around the page: the next script takes them. Each is JSON as
 * base64url, one after another with a dot between. It holds no secret and names nobody, and it is the one cookie that a
 * script reads.
 */
export const APP_MESSAGES_COOKIE = '__Host-app-notices';
/** How long messages wait for a page with a script, in seconds. */
export const APP_MESSAGES_SECONDS = 600;
