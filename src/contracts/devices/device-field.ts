/**
 * The name of the form field of each chosen device. It has a file of its own so that the page's script loads no
 * schemas.
 */
export const DEVICE_FIELD = 'device';
