import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';

/** @typedef {{ 'bom-ref': string, properties?: { name: string }[] }} Component */

const file = path.join(root, 'dist/sbom.cdx.json');

/** Writes a CycloneDX list of the packages of the build into `dist`, without development tools. Throws where npm fails. */
export function writeSbom() {
  const { name } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const listed = spawnSync(
    npm,
    ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (listed.status !== 0) throw new Error(`npm sbom failed:\n${listed.stderr}`);
  const sbom = withoutTools(JSON.parse(listed.stdout));
  // npm names the component after its folder.
  sbom.metadata.component.name = name;
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
}

/** Leaves out the packages that only tools need. `npm sbom --omit=dev` would leave out those that both need, too. */
function withoutTools(sbom) {
  const components = sbom.components.filter((/** @type {Component} */ { properties = [] }) =>
    properties.every((property) => property.name !== 'cdx:npm:package:development'),
  );
  const kept = new Set([
    sbom.metadata.component['bom-ref'],
    ...components.map((/** @type {Component} */ component) => component['bom-ref']),
  ]);
  const dependencies = sbom.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({
      ref,
      dependsOn: dependsOn.filter((/** @type {string} */ to) => kept.has(to)),
    }));
  return { ...sbom, components, dependencies };
}
