/** The field of the form that stands once for each chosen device. Apart, so that a page's script needs no schemas. */
export const DEVICE_FIELD = 'device';
