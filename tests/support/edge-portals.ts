/** How many files of edge tests run at a time; each has a portal and a sandbox to itself. Most of their time is waiting. */
export const EDGE_PORTALS = 3;
