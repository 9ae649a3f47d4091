import { describe, expect, it } from 'vitest';
import { changelogSection, withSection } from './changelog-text.ts';

const release = { version: '1.2.0', date: '2026-12-01' };

describe('The section of a version', () => {
  it('lists its commits under the kind their trailer names, and leaves out those without one', () => {
    const commits = [
      { subject: 'A plan can be kept', kind: 'added' },
      { subject: 'The table of tests is shorter', kind: '' },
      { subject: 'A code is checked once', kind: 'fixed' },
      { subject: 'Invoices can be printed', kind: 'added' },
    ];
    expect(changelogSection({ ...release, commits })).toBe(
      '## 1.2.0 (2026-12-01)\n\n### Added\n\n- A plan can be kept\n- Invoices can be printed\n\n### Fixed\n\n- A code is checked once\n',
    );
  });

  it('says so where nobody notices anything', () => {
    const section = changelogSection({ ...release, commits: [{ subject: 'Tests are faster', kind: '' }] });
    expect(section).toContain('Nothing that people notice.');
  });

  it('refuses a kind it does not have', () => {
    expect(() => changelogSection({ ...release, commits: [{ subject: 'A thing', kind: 'misc' }] })).toThrow(
      'The commit "A thing" has the unknown trailer "Changelog: misc".',
    );
  });
});

describe('The changelog', () => {
  const head = '# Changelog\n\nIntroduction.\n\n';
  const older = '## 1.1.0 (2026-11-01)\n\n- Older\n';
  const section = '## 1.2.0 (2026-12-01)\n\n- New\n';

  it('takes a new version in front of the others', () => {
    expect(withSection(`${head}${older}`, section)).toBe(`${head}${section}\n${older}`);
  });

  it('never writes over a version', () => {
    expect(() => withSection(`${head}${section}`, section)).toThrow('has a section ## 1.2.0 already');
  });
});
