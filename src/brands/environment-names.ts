/** True for the environment of `npm start` and of the tests: the only one with the sandbox, and never deployed. */
export function isBesideSandbox(environment: string): boolean {
  return environment === 'sandbox';
}

/** True for the environment in which people pay: there the key of a provider's test system is not accepted. */
export function takesMoney(environment: string): boolean {
  return environment === 'production';
}

/** True for the environment that search engines may list. */
export function mayBeIndexed(environment: string): boolean {
  return environment === 'production';
}
