/** A test account of a brand. It is never stored or printed. */
export type TestPerson = { email: string; password: string };

/** Where a test account comes from: environment variables, or somebody at a terminal. */
type AccountSource = {
  env: Readonly<Record<string, string | undefined>>;
  isTerminal: { in: boolean };
  /** Reads a line without showing it. */
  hidden: (question: string) => Promise<string | undefined>;
};

/**
 * Takes a test account from the environment variables, else from the terminal, where nothing that is typed is shown. Undefined
 * where there is none, or nobody answers. `question` asks for the e-mail address.
 */
export async function testAccount(
  { env, isTerminal, hidden }: AccountSource,
  { variables, question }: { variables: { email: string; password: string }; question: string },
): Promise<TestPerson | undefined> {
  const asked = async (variable: string, words: string) => {
    const given = env[variable];
    if (given !== undefined && given !== '') return given;
    return isTerminal.in ? hidden(words) : undefined;
  };
  const email = await asked(variables.email, question);
  if (email === undefined || email.trim() === '') return undefined;
  const password = await asked(variables.password, 'Its password (hidden): ');
  return password === undefined || password === '' ? undefined : { email: email.trim(), password };
}
