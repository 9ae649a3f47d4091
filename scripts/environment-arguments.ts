import { parseArgs, type ParseArgsConfig } from 'node:util';

/** The options of a command; `help` is one of them. */
type Known = NonNullable<ParseArgsConfig['options']> & { help: { type: 'boolean' } };
type ValuesOf<Options extends Known> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Options; allowPositionals: true }>
>['values'];

/** What was typed after the name of a command, and where the command writes. */
export type CommandLine = {
  args: readonly string[];
  out: (text: string) => void;
  err: (text: string) => void;
};

/**
 * Reads the command line of a command that looks at one environment as a test account: the environment and the options, by name.
 * Where there is nothing to run, it writes the help, or why, and returns the exit code. `whyNot` says what is wrong with a value.
 * What was typed is never repeated: it may be a password in the wrong place.
 */
export function environmentArguments<const Options extends Known>(
  { args, out, err }: CommandLine,
  {
    options,
    helpText,
    whyNot = () => undefined,
  }: { options: Options; helpText: string; whyNot?: (values: ValuesOf<Options>) => string | undefined },
): (ValuesOf<Options> & { environment: string }) | 0 | 2 {
  const refuse = (why: string) => {
    err(`${why}\n\n${helpText}\n`);
    return 2 as const;
  };
  let read;
  try {
    read = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    // The message of the parser repeats what was typed.
    return refuse(
      'There is an option that this command does not have, or one without its value. Credentials are never given as arguments.',
    );
  }
  if ('help' in read.values && read.values.help) {
    out(`${helpText}\n`);
    return 0;
  }
  const [environment, ...more] = read.positionals;
  if (environment === undefined) return refuse('Name an environment, such as staging.');
  if (more.length > 0) return refuse('Name one environment. Credentials are never given as arguments.');
  const why = whyNot(read.values);
  return why === undefined ? { ...read.values, environment } : refuse(why);
}
