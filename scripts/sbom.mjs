import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';

const file = path.join(root, 'dist/sbom.cdx.json');

/** Writes beside the build what it is made of, in CycloneDX: every package that is no tool alone. Throws where npm fails. */
export function writeSbom() {
  const { name } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const listed = spawnSync(
    npm,
    ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only', '--loglevel=error'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (listed.status !== 0) throw new Error(`npm sbom failed:\n${listed.stderr}`);
  const sbom = JSON.parse(listed.stdout);
  // npm names the component after its folder.
  sbom.metadata.component.name = name;
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
}
