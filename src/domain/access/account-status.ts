/** Status of an account that is about to be deleted (spec access.md section 3). */
export const PENDING_DELETE = 'pending_delete';
/** Status of an account that is used (spec access.md section 3). */
export const ACTIVE = 'active';
