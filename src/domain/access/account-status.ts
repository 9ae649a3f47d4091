/** Status of an account that is about to be deleted. */
export const PENDING_DELETE = 'pending_delete';
/** Status of an account that is used. */
export const ACTIVE = 'active';
