/** Platform status of an account that is about to be deleted. */
export const PENDING_DELETE = 'pending_delete';
/** Platform status of an account that is in use. */
export const ACTIVE = 'active';
