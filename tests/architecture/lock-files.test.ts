import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each(['package-lock.json', 'bench/single-page/package-lock.json'])(
  '%s names no download address, so that npm uses the registry of each machine',
  (file) => {
    expect(readFileSync(file, 'utf8')).not.toContain('"resolved"');
  },
);
