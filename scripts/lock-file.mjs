/*
 * The lock file must name the platform packages of every system, or `npm ci` refuses it. A registry that does not carry
 * all of them makes npm leave some out; `node scripts/lock-file.mjs` puts them back, by default into the lock file of this
 * checkout: another folder's is named as an argument.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const exactVersion = /^\d[\w.-]*$/;

/** The platform packages that the lock file's packages want and it does not name: `{owner, name, version, elsewhere}`. */
export function missingPackages({ packages }) {
  return Object.entries(packages).flatMap(([owner, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).flatMap(([name, version]) => {
      const found = resolved(packages, owner, name);
      const satisfied = found !== undefined && packages[found].version === version;
      if (satisfied || !exactVersion.test(version)) return [];
      return [{ owner, name, version, elsewhere: found !== undefined }];
    }),
  );
}

/** The lock file with its missing platform packages named. */
export function completed(lock) {
  const added = missingPackages(lock).map(({ owner, name, version, elsewhere }) => [
    elsewhere ? `${owner}/node_modules/${name}` : `node_modules/${name}`,
    { version, ...(lock.packages[owner].dev ? { dev: true } : {}), optional: true, ...platformOf(name) },
  ]);
  const { '': root, ...packages } = { ...lock.packages, ...Object.fromEntries(added) };
  const sorted = Object.entries(packages).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { ...lock, packages: { '': root, ...Object.fromEntries(sorted) } };
}

function resolved(packages, owner, name) {
  for (let folder = owner; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (place in packages) return place;
    if (folder === '') return undefined;
  }
}

function platformOf(name) {
  const system = /darwin|win32|windows|linux|android|freebsd|openharmony/.exec(name)?.[0];
  const chip = /arm64|x64|ia32|ppc64|riscv64|s390x|wasm32|loong64|arm|64$/.exec(
    name.split('-').slice(1).join('-'),
  )?.[0];
  const libc = /musl/.test(name) ? 'musl' : 'glibc';
  return {
    ...(chip ? { cpu: [chip === '64' ? 'x64' : chip] } : {}),
    ...(system === 'linux' ? { libc: [libc] } : {}),
    ...(system ? { os: [system === 'windows' ? 'win32' : system] } : {}),
  };
}

if (process.argv[1] === import.meta.filename) {
  const folder = process.argv[2] ?? path.join(import.meta.dirname, '..');
  const file = path.join(folder, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, `${JSON.stringify(completed(lock), null, 2)}\n`);
}
