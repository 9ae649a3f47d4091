import { parseArgs, type ParseArgsConfig } from 'node:util';

/** What a command that looks at one environment was asked for, or a sentence why that cannot be. */
type EnvironmentArguments<Values> =
  { kind: 'read'; environment: string; values: Values } | { kind: 'help' } | { kind: 'wrong'; why: string };

/** The options of a command; `help` is one of them. */
type Known = NonNullable<ParseArgsConfig['options']> & { help: { type: 'boolean' } };
type ValuesOf<Options extends Known> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Options; allowPositionals: true }>
>['values'];

/**
 * Reads the command line of a command that looks at one environment as a test account. What was typed is never repeated:
 * it may be a password in the wrong place.
 */
export function environmentArguments<const Options extends Known>(
  args: readonly string[],
  options: Options,
): EnvironmentArguments<ValuesOf<Options>> {
  let read;
  try {
    read = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    // The message of the parser repeats what was typed.
    return {
      kind: 'wrong',
      why: 'There is an option that this command does not have, or one without its value. Credentials are never given as arguments.',
    };
  }
  if ('help' in read.values && read.values.help) return { kind: 'help' };
  const [environment, ...more] = read.positionals;
  if (environment === undefined) return { kind: 'wrong', why: 'Name an environment, such as staging.' };
  if (more.length > 0)
    return { kind: 'wrong', why: 'Name one environment. Credentials are never given as arguments.' };
  return { kind: 'read', environment, values: read.values };
}
