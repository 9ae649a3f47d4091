/** The form in which the number of devices on a plan is shown. */
export type DeviceCount = { form: 'ofMany'; used: number; allowed: number } | { form: 'plain'; used: number };

/** The fewest and the most devices of a plan that are shown as `of M`. */
export const LEAST_OF_MANY = 2;
export const MOST_OF_MANY = 29;

/** `N of M Devices` where the plan covers 2 to 29 devices; otherwise N alone. */
export function deviceCount(used: number, allowed: number): DeviceCount {
  return allowed >= LEAST_OF_MANY && allowed <= MOST_OF_MANY
    ? { form: 'ofMany', used, allowed }
    : { form: 'plain', used };
}
