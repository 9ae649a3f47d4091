/** What something costs this process, in milliseconds of computing: a busy machine does not make it more. */
export async function computingMs(act: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
