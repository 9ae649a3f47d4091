/** What `npm run deploy` was asked for. `rest` are arguments for Wrangler. */
export type DeployArguments = {
  environment: string;
  /** How many of the requests the version gets, in percent; undefined for a deployment at once. */
  share: number | undefined;
  /** Hosts that may be taken from what they serve now. */
  takeOver: readonly string[];
  isDryRun: boolean;
  tag: string | undefined;
  rest: readonly string[];
};

/** Reads the arguments of `npm run deploy`. Throws an Error that says what is wrong with them. */
export function deployArguments(given: readonly string[]): DeployArguments {
  const [environment = '', ...args] = given;
  const rest: string[] = [];
  const takeOver: string[] = [];
  let share: number | undefined;
  let tag: string | undefined;
  while (args.length > 0) {
    const [name = '', attached] = (args.shift() ?? '').split(/=(.*)/s, 2);
    const value = () => {
      const read = attached ?? args.shift();
      if (read === undefined || read === '') throw new Error(`${name} needs a value.`);
      return read;
    };
    if (name === '--share') share = percentOf(value());
    else if (name === '--take-over') takeOver.push(value());
    else if (name === '--tag') tag = value();
    else rest.push(attached === undefined ? name : `${name}=${attached}`);
  }
  return { environment, share, takeOver, isDryRun: rest.includes('--dry-run'), tag, rest };
}

function percentOf(text: string): number {
  if (/^(\d|[1-9]\d|100)$/.test(text)) return Number(text);
  throw new Error(
    `--share ${text}: must be a whole number from 0 to 100, the share of the requests in percent.`,
  );
}
