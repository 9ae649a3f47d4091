/** What a trailer `Changelog: <kind>` of a commit may say, with the heading its commits stand under. */
export const changeKinds = {
  added: 'Added',
  changed: 'Changed',
  fixed: 'Fixed',
  removed: 'Removed',
  security: 'Security',
};

export type Commit = { subject: string; kind: string };

/**
 * Writes the section of one version from its commits, in the form of keepachangelog.com. Commits without a trailer concern
 * nobody who uses or runs the portal, and are left out. Throws for a trailer of an unknown kind.
 * @param release `date` as YYYY-MM-DD.
 */
export function changelogSection({
  version,
  date,
  commits,
}: {
  version: string;
  date: string;
  commits: readonly Commit[];
}) {
  const told = commits.filter(({ kind }) => kind !== '');
  const unknown = told.find(({ kind }) => !Object.hasOwn(changeKinds, kind));
  if (unknown)
    throw new Error(`The commit "${unknown.subject}" has the unknown trailer "Changelog: ${unknown.kind}".`);
  const groups = Object.entries(changeKinds).flatMap(([kind, heading]) => {
    const subjects = told.filter((commit) => commit.kind === kind).map(({ subject }) => `- ${subject}`);
    return subjects.length > 0 ? [`### ${heading}\n\n${subjects.join('\n')}`] : [];
  });
  const body = groups.length > 0 ? groups.join('\n\n') : 'Nothing that people notice.';
  return `## ${version} (${date})\n\n${body}\n`;
}

/** Puts a section in front of the older ones. Throws where the changelog has that version already. */
export function withSection(changelog: string, section: string) {
  const [heading = ''] = section.split(' (', 1);
  if (changelog.includes(`\n${heading} (`)) throw new Error(`CHANGELOG.md has a section ${heading} already.`);
  const [head = '', ...older] = changelog.split(/^(?=## )/m);
  return `${head}${[section, ...older].map((text) => `${text.trimEnd()}\n`).join('\n')}`;
}
