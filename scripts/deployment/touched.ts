import type { HostNow } from './host-now.ts';

/** The parts of a Worker's configuration that are told before a deployment. */
type Worker = {
  name?: string | undefined;
  account_id?: string | undefined;
  durable_objects: { bindings: readonly { name: string; class_name: string }[] };
  ratelimits: readonly { name: string }[];
  worker_loaders: readonly { binding: string }[];
  analytics_engine_datasets: readonly { binding: string; dataset?: string | undefined }[];
  assets?: { binding?: string | undefined } | undefined;
  migrations: readonly { tag: string }[];
  secrets?: { required?: readonly string[] | undefined } | undefined;
  vars: Readonly<Record<string, unknown>>;
};

/** A host, and what it serves now. */
export type SeenHost = { host: string; now: HostNow };

/** The hosts that a deployment takes from something else, or may take: each has to be named. */
export function hostsToName(seen: readonly SeenHost[], named: readonly string[]): SeenHost[] {
  return seen.filter(
    ({ host, now }) => (now.kind === 'other' || now.kind === 'unknown') && !named.includes(host),
  );
}

/** The text that says what a deployment will touch: hosts, bindings and the version it replaces. */
export function touchedText(environment: string, worker: Worker, seen: readonly SeenHost[]): string {
  const versions = new Set(seen.flatMap(({ now }) => (now.kind === 'ours' ? [now.version] : [])));
  const width = Math.max(...seen.map(({ host }) => host.length));
  const bindings = [
    ...(worker.assets?.binding ? [worker.assets.binding] : []),
    ...worker.durable_objects.bindings.map(({ name, class_name: of }) => `${name} (${of})`),
    ...worker.ratelimits.map(({ name }) => name),
    ...worker.worker_loaders.map(({ binding }) => binding),
    ...worker.analytics_engine_datasets.map(({ binding, dataset }) => `${binding} (${dataset ?? binding})`),
  ];
  const rows: [of: string, what: string][] = [
    [
      'Worker',
      `${worker.name ?? ''}, in ${worker.account_id ? `account ${worker.account_id}` : 'the account of the login or of CLOUDFLARE_ACCOUNT_ID'}`,
    ],
    [
      'Replaces',
      versions.size > 0 ? `version ${[...versions].join(', version ')}` : 'no version that its hosts serve',
    ],
    ['Bindings', bindings.join(', ')],
    ['Variables', Object.keys(worker.vars).join(', ')],
    ['Secrets', `${worker.secrets?.required?.join(', ') ?? 'none'} (must be there)`],
    ['Migrations', worker.migrations.map(({ tag }) => tag).join(', ') || 'none'],
    ['Hosts', `each becomes a custom domain of the Worker, with its DNS record and certificate`],
  ];
  return [
    `A deployment of ${environment} touches:`,
    ...rows.map(([of, what]) => `  ${of.padEnd(10)} ${what}`),
    ...seen.map(({ host, now }) => `    ${host.padEnd(width)}  ${nowText(now)}`),
  ].join('\n');
}

function nowText(now: HostNow): string {
  switch (now.kind) {
    case 'ours':
      return `serves this Worker (${now.version})`;
    case 'free':
      return 'leads nowhere: is attached';
    case 'other':
      return `SERVES SOMETHING ELSE: ${now.what}; its records are REPLACED`;
    case 'unknown':
      return `unknown: ${now.why}`;
  }
}
