/** A configuration of Wrangler, as far as its fields are only copied. */
type Config = Readonly<Record<string, unknown>>;

/** Fields that the build has fixed for every environment: another value in one environment would not be what runs. */
const ofTheBuild: ReadonlySet<string> = new Set([
  'main',
  'base_dir',
  'rules',
  'no_bundle',
  'find_additional_modules',
  'preserve_file_names',
  'minify',
  'keep_names',
  'build',
  'alias',
  'define',
  'tsconfig',
  'jsx_factory',
  'jsx_fragment',
  'wasm_modules',
  'text_blobs',
  'data_blobs',
  'assets',
  'site',
  'compatibility_date',
  'compatibility_flags',
  'migrations',
  'upload_source_maps',
]);

/** Fields that no environment inherits: an environment that does not name them has none. */
const neverInherited = [
  'name',
  'vars',
  'secrets',
  'durable_objects',
  'analytics_engine_datasets',
  'ratelimits',
  'version_metadata',
  'services',
  'send_email',
  'worker_loaders',
];

/** The fields of an environment's block that a deployment cannot take, because the one build has them already. */
export function untakenFields(block: Config): string[] {
  return Object.keys(block).filter((field) => ofTheBuild.has(field));
}

/**
 * The build's configuration with everything that an environment's block says. `block` is the block as it is written,
 * `worker` the environment as Wrangler reads it. Wrangler flattens an environment into the configuration at build time; one
 * build serves all environments, so it gets its environment here.
 */
export function deployedConfig(build: Config, block: Config, worker: object): Config {
  const { configPath: _path, userConfigPath: _user, definedEnvironments: _environments, ...shared } = build;
  const own = new Set([...neverInherited, 'observability', ...Object.keys(block)]);
  return { ...shared, ...Object.fromEntries([...own].map((field) => [field, Reflect.get(worker, field)])) };
}
