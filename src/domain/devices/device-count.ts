/** How the number of devices on a plan reads. */
export type DeviceCount = { form: 'ofMany'; used: number; allowed: number } | { form: 'plain'; used: number };

/** `N of M Devices` when M is between 2 and 29; otherwise N alone. */
export function deviceCount(used: number, allowed: number): DeviceCount {
  return allowed >= 2 && allowed <= 29 ? { form: 'ofMany', used, allowed } : { form: 'plain', used };
}
