import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { completed, missingPackages } from '../../scripts/lock-file.mjs';

const text = readFileSync('package-lock.json', 'utf8');
/** Where a lock file stands. */
const folders = ['.', 'bench/single-page'];

test.each(folders)(
  'the lock file of %s names the platform packages of every system (else: node scripts/lock-file.mjs <folder>)',
  (folder) => {
    expect(missingPackages(JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8')))).toEqual([]);
  },
);

test('a platform package that went missing is put back for its system alone', () => {
  const lock = JSON.parse(text);
  const place = Object.keys(lock.packages).find((key) => key.endsWith('workerd-darwin-arm64'));
  delete lock.packages[place ?? ''];
  expect(missingPackages(lock)).toHaveLength(1);
  const mended = completed(lock);
  expect(missingPackages(mended)).toEqual([]);
  expect(mended.packages[place ?? '']).toMatchObject({ optional: true, os: ['darwin'], cpu: ['arm64'] });
});

test.each(folders)('the lock file of %s names no download addresses', (folder) => {
  expect(readFileSync(`${folder}/package-lock.json`, 'utf8')).not.toContain('"resolved"');
});
