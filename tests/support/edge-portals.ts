/**
 * How many files of edge tests run at a time, each with its own portal and sandbox. They wait most of the time.
 */
export const EDGE_PORTALS = 2;

/** The factor of a hasty portal's deadlines and pauses. */
export const HASTY_TIME_SCALE = 0.4;
