/**
 * The files that environments place on hosts of their brands, by source: a function that loads the text. Each is a module
 * of its own, so that a Worker reads a file only when somebody asks for it.
 */
export const builtFiles: Readonly<Record<string, () => Promise<string>>> = import.meta.glob<string>(
  '../../environments/*.files/**/*',
  { query: '?raw', import: 'default', exhaustive: true },
);
