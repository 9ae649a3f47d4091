/** True for the IPv4 address of another machine in place of a host's name: a phone reaches the sandbox so (docs/sandbox.md). */
export function isOtherMachine(hostname: string): boolean {
  return /^\d+\.\d+\.\d+\.\d+$/.test(hostname) && !hostname.startsWith('127.');
}
