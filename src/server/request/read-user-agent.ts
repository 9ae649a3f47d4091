import { BROWSER_MAP, OS_MAP, parse } from 'bowser';
import { type UserAgentInfo, userAgentInfo } from '../../domain/access/user-agent-info.ts';

/** The longest header that is read, in characters. */
const MAX_HEADER_LENGTH = 500;
/** Only names of the library's lists are shown, never a browser's own words. */
const browsers: ReadonlySet<string> = new Set(Object.values(BROWSER_MAP));
const systems: ReadonlySet<string> = new Set(Object.values(OS_MAP));

/**
 * Reads browser and system from the browser's own headers (`User-Agent`, `Sec-CH-UA`). They help a person to recognise
 * a session, and prove nothing.
 */
export function readUserAgent(headers: Headers): UserAgentInfo {
  const read = (name: string) => {
    const header = headers.get(name) ?? '';
    return header.length <= MAX_HEADER_LENGTH ? header : '';
  };
  const agent = read('user-agent');
  if (agent === '') return userAgentInfo({ browser: null, system: null, type: undefined });
  const { browser, os, platform } = parse(agent, {
    brands: brandsOf(read('sec-ch-ua')),
    mobile: read('sec-ch-ua-mobile') === '?1',
    platform: read('sec-ch-ua-platform').replaceAll('"', ''),
  });
  return userAgentInfo({
    browser: listed(browsers, browser.name),
    system: listed(systems, os.name),
    type: platform.type,
  });
}

function listed(names: ReadonlySet<string>, name: string | undefined): string | null {
  return name !== undefined && names.has(name) ? name : null;
}

/** Parses `"Chromium";v="140", "Brave";v="140"` into what the library takes. */
function brandsOf(header: string): { brand: string; version: string }[] {
  return [...header.matchAll(/"([^"]{1,60})";v="(\d{1,6})"/g)].map(([, brand = '', version = '']) => ({
    brand,
    version,
  }));
}
