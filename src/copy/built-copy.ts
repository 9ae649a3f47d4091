import { type PackedCopy, packedCopy } from './packed-copy.ts';

/**
 * What every file of sentences says, packed. A build puts the answer in the place of this module, so that a Worker reads a
 * language when somebody first speaks it (scripts/copy-at-build.mjs).
 */
export const builtCopy: PackedCopy = packedCopy(import.meta.glob('./*/**/*.ts', { eager: true }));
