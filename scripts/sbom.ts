import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { root } from './prepare.mjs';

const component = z.looseObject({
  'bom-ref': z.string(),
  properties: z.array(z.looseObject({ name: z.string() })).default([]),
});
/** What is read of npm's list; everything else of it stays as it is. */
const listSchema = z.looseObject({
  metadata: z.looseObject({ component }),
  components: z.array(component),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
});
type List = z.output<typeof listSchema>;

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
  const sbom = withoutTools(listSchema.parse(JSON.parse(listed.stdout)));
  // npm names the component after its folder.
  sbom.metadata.component['name'] = name;
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
}

/** Leaves out the packages that only tools need. `npm sbom --omit=dev` would leave out those that both need, too. */
function withoutTools(sbom: List): List {
  const components = sbom.components.filter(({ properties }) =>
    properties.every((property) => property.name !== 'cdx:npm:package:development'),
  );
  const kept = new Set([sbom.metadata.component['bom-ref'], ...components.map((each) => each['bom-ref'])]);
  const dependencies = sbom.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({
      ref,
      dependsOn: dependsOn.filter((to) => kept.has(to)),
    }));
  return { ...sbom, components, dependencies };
}
