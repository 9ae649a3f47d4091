import { statfsSync } from 'node:fs';

/** The room that the tests' portals and browsers may need, in bytes. */
const ROOM = 4 * 1024 ** 3;

/**
 * The environment variables that put temporary files into memory, where the system has a folder for that with room. The databases
 * of the tests' portals are written all the time: on a disk the edge tests compute a fifth longer.
 */
export function inMemory(folder = '/dev/shm', room = ROOM): { TMPDIR?: string } {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= room ? { TMPDIR: folder } : {};
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}
