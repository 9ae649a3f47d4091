/** True for the environment of `npm start` and the tests: no other has the sandbox, and it is never deployed. */
export function isBesideSandbox(environment: string): boolean {
  return environment === 'sandbox';
}

/** True where people pay: there the key of a provider's test system is no key. */
export function takesMoney(environment: string): boolean {
  return environment === 'production';
}
