/** A file that an environment places on hosts of its brands: its path on the host, and the key of its text. */
export type DeployedFile = { path: string; contentType: string; source: string };

/** A host of a brand, by its key, in an environment. */
export type HostOfBrand = { environment: string; brand: string; host: string };

/** The folder of an environment's files whose files stand on every host of every brand. */
const EVERY_HOST = 'all';

/** The types of files by the end of their names. Any other name without a dot is a file that nobody renders. */
const contentTypes: Readonly<Record<string, string>> = {
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  html: 'text/html; charset=utf-8',
  xml: 'application/xml',
};
/** Names without an end whose type others ask for. */
const namedTypes: Readonly<Record<string, string>> = {
  'apple-app-site-association': 'application/json',
};
const OTHER_TYPE = 'application/octet-stream';

/** A source such as `environments/production.files/geeni/.well-known/assetlinks.json`: environment, owner, path. */
const SOURCE = /environments\/([\w-]+)\.files\/([^/]+)(\/.+)$/;
/** Below /.well-known/, or one file of the root with a type of the table. */
const SERVED_PATH = /^\/(\.well-known\/[\w.-]+(\/[\w.-]+)*|[\w-]+(\.[\w-]+)*\.(json|txt|html|xml))$/;

/** Paths that the portal answers by itself, from the brand's data. */
export const wellKnownFiles = {
  securityText: '/.well-known/security.txt',
  changePassword: '/.well-known/change-password',
  robots: '/robots.txt',
} as const;

const wellKnownPaths: ReadonlySet<string> = new Set(Object.values(wellKnownFiles));

/**
 * The files of one host by their paths. `sources` are the files of every environment, such as
 * `environments/production.files/<owner>/.well-known/assetlinks.json`. The owner is a host, a brand's key (all its
 * hosts) or `all`; of two files with one path the closest owner's counts.
 */
export function filesOfHost(
  sources: readonly string[],
  { environment, brand, host }: HostOfBrand,
): ReadonlyMap<string, DeployedFile> {
  const files = new Map<string, DeployedFile>();
  for (const owner of [EVERY_HOST, brand, host]) {
    for (const source of sources) {
      const [, where, whose, path] = SOURCE.exec(source) ?? [];
      if (where === environment && whose === owner && path !== undefined)
        files.set(path, { path, contentType: contentTypeOf(path), source });
    }
  }
  return files;
}

/** What is wrong with the files of one environment, a line for each; `texts` has every file's text by its source. */
export function fileFaults(
  texts: ReadonlyMap<string, string>,
  { environment, owners }: { environment: string; owners: readonly string[] },
): string[] {
  const known = new Set([EVERY_HOST, ...owners]);
  return [...texts].flatMap(([source, text]) => {
    const [, where, owner = '', path = ''] = SOURCE.exec(source) ?? [];
    if (where !== environment) return [];
    const fault = !known.has(owner)
      ? `“${owner}” is no host and no brand of this environment, and not “${EVERY_HOST}”`
      : faultOf(path, text);
    return fault === undefined ? [] : [`${owner}${path}: ${fault}`];
  });
}

function faultOf(path: string, text: string): string | undefined {
  if (wellKnownPaths.has(path))
    return 'the portal makes this answer from the brand’s data; take the file away';
  if (!SERVED_PATH.test(path))
    return 'is never served: only files below /.well-known/, and .json, .txt, .html and .xml files of the root are';
  if (text.trim() === '') return 'is empty';
  const type = contentTypeOf(path);
  if (!type.startsWith('text/html') && /^\s*<(!doctype|html)/i.test(text))
    return 'is a web page, perhaps an error page that was saved for the file';
  if (type === 'application/json' && !isJson(text)) return 'is not JSON';
  return undefined;
}

function contentTypeOf(path: string): string {
  const name = path.replace(/^.*\//, '');
  const end = /\.([a-z]+)$/.exec(name)?.[1] ?? '';
  return namedTypes[name] ?? contentTypes[end] ?? OTHER_TYPE;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
