/**
 * How many files of edge tests run at a time; each has a portal and a sandbox to itself. Most of their time is waiting.
 */
export const EDGE_PORTALS = 2;

/** How long the deadlines and pauses of a hasty portal are beside the real ones. */
export const HASTY_TIME_SCALE = 0.4;
