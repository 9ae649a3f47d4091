/**
 * How many files of edge tests run at a time, each with its own portal and sandbox. They wait most of the time.
 */
export const EDGE_PORTALS = 2;

/** The factor of the deadlines of a test's portal, so that no busy machine meets one. */
export const PATIENT_TIME_SCALE = 10;

/** The factor of a portal's fast deadlines and pauses. */
export const FAST_TIME_SCALE = 0.4;
