import { languages } from '../domain/text/languages.ts';
import { type PackedCopy, packedCopy } from './packed-copy.ts';

/**
 * All sentences, packed. A build replaces this module by its value, so that a Worker parses a language only when it is
 * first used (scripts/built-data.ts).
 */
export const builtCopy: PackedCopy = packedCopy(import.meta.glob('./*/**/*.ts', { eager: true }), languages);
