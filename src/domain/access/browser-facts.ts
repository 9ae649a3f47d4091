/** What a browser runs on, as a drawing tells it. */
export type MachineKind = 'computer' | 'phone' | 'tablet' | 'unknown';

/** A browser and its system by the names people know; null where that is not known. */
export type BrowserFacts = { browser: string | null; system: string | null; kind: MachineKind };

/** What a reader of `User-Agent` found: names of its own lists, and what kind of machine that says. */
export type FoundBrowser = { browser: string | null; system: string | null; type: string | undefined };

/** Names that a reader knows and that people do not say. */
const spoken: ReadonlyMap<string, string> = new Map([
  ['Samsung Internet for Android', 'Samsung Internet'],
  ['Chrome OS', 'ChromeOS'],
]);
const computers: ReadonlySet<string> = new Set(['Windows', 'macOS', 'Linux', 'Chrome OS']);

/** Names a browser, its system and its machine as people do. */
export function browserFacts({ browser, system, type }: FoundBrowser): BrowserFacts {
  const kind = machineKind(type, system);
  return { browser: said(browser), system: said(systemName(system, kind)), kind };
}

function machineKind(type: string | undefined, system: string | null): MachineKind {
  if (type === 'mobile') return 'phone';
  if (type === 'tablet') return 'tablet';
  return type === 'desktop' || (system !== null && computers.has(system)) ? 'computer' : 'unknown';
}

/** Apple's phones and tablets go by their own names. */
function systemName(system: string | null, kind: MachineKind): string | null {
  if (system !== 'iOS') return system;
  if (kind === 'phone') return 'iPhone';
  return kind === 'tablet' ? 'iPad' : system;
}

function said(name: string | null): string | null {
  return name === null ? null : (spoken.get(name) ?? name);
}
