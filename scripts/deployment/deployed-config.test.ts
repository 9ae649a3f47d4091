import { expect, it, test } from 'vitest';
import { workerBlock, workerConfig } from '../worker-findings.ts';
import { deployedConfig, untakenFields } from './deployed-config.ts';

const build = {
  configPath: '/somewhere/wrangler.toml',
  userConfigPath: '/somewhere/wrangler.toml',
  definedEnvironments: ['staging'],
  name: 'account-portal',
  main: 'entry.mjs',
  no_bundle: true,
  observability: { enabled: true },
};

it('is the build with the Worker of the environment, without the paths of the machine', () => {
  const config = deployedConfig(build, workerBlock('staging'), workerConfig('staging'));
  expect(config).toMatchObject({
    name: 'account-portal-staging',
    main: 'entry.mjs',
    vars: { ENVIRONMENT: 'staging' },
    secrets: { required: ['SESSION_KEY'] },
    version_metadata: { binding: 'CF_VERSION_METADATA' },
    send_email: [{ name: 'LETTERS' }],
    worker_loaders: [{ binding: 'LOADER' }],
  });
  expect(JSON.stringify(config)).not.toContain('somewhere');
});

test.each([
  ['account_id', 'b5f2'],
  ['placement', { mode: 'smart' }],
  ['limits', { cpu_ms: 200 }],
  ['logpush', true],
  ['keep_vars', true],
  ['tail_consumers', [{ service: 'tail' }]],
  ['observability', { enabled: true, head_sampling_rate: 0.5 }],
  ['a_field_of_tomorrow', { on: true }],
])('%s of the environment’s block reaches Wrangler', (field, value) => {
  const worker = { ...workerConfig('staging'), [field]: value };
  expect(deployedConfig(build, { ...workerBlock('staging'), [field]: value }, worker)).toMatchObject({
    [field]: value,
  });
  expect(untakenFields({ [field]: value })).toEqual([]);
});

test.each(['main', 'assets', 'compatibility_date', 'migrations', 'rules'])(
  '%s is of the one build, and is not taken',
  (field) => {
    expect(untakenFields({ name: 'x', [field]: 'y' })).toEqual([field]);
  },
);
