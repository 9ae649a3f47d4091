/** The form in which the number of devices on a plan is shown. */
export type DeviceCount = { form: 'ofMany'; used: number; allowed: number } | { form: 'plain'; used: number };

/** `N of M Devices` where the plan covers 2 to 29 devices; otherwise N alone. */
export function deviceCount(used: number, allowed: number): DeviceCount {
  return allowed >= 2 && allowed <= 29 ? { form: 'ofMany', used, allowed } : { form: 'plain', used };
}
