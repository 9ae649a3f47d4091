import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { changelogSection, withSection } from './changelog-text.ts';
import { root } from './prepare.mjs';

// node scripts/changelog.ts: writes the section of this version in CHANGELOG.md from the commits since the last tag. `npm version` runs it.
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const tags = git('tag', '--list', 'v*', '--sort=-version:refname').split('\n').filter(Boolean);
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const last = tags.find((tag) => tag !== `v${version}`);
const commits = git(
  'log',
  '--no-merges',
  '--format=%s%x1f%(trailers:key=Changelog,valueonly,separator=%x2C)%x1e',
  last ? `${last}..HEAD` : 'HEAD',
)
  .split('\u001e')
  .map((line) => line.trim().split('\u001f'))
  .map(([subject = '', kind = '']) => ({ subject, kind: kind.trim().toLowerCase() }))
  .filter(({ subject }) => subject !== '');

const file = path.join(root, 'CHANGELOG.md');
const date = new Date().toISOString().slice(0, 10);
const text = withSection(readFileSync(file, 'utf8'), changelogSection({ version, date, commits }));
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'markdown' }));
