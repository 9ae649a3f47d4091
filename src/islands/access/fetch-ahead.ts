import signedInSheet from '../../styles/signed-in.css?url';

/**
 * Fetches what every page behind the sign-in waits for while somebody is still on the way there. What does not come is fetched by
 * the page itself.
 */
export function fetchAhead(): void {
  fetch(signedInSheet, { priority: 'low' }).catch(() => undefined);
}
