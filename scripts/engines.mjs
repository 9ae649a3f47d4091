import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { step } from './prepare.mjs';

/** The Firefox of this machine; undefined where there is none. */
export function foundFirefox() {
  return firstOf([
    process.env.FIREFOX,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);
}

/** WebKitGTK's driver, and what gives it a display; undefined where one of the two is missing. */
export function foundWebKit() {
  const driver = firstOf(['/usr/bin/WebKitWebDriver']);
  const display = firstOf(['/usr/bin/Xvfb']);
  return driver && display ? { driver, display } : undefined;
}

/** Safari's driver, where somebody who allowed it to be driven says so; macOS brings it and answers nobody else. */
export function foundSafari() {
  const driver = process.env.SAFARI === undefined ? undefined : firstOf(['/usr/bin/safaridriver']);
  return driver ? { driver } : undefined;
}

/** Each engine beside Chromium: the file of its tests, what Debian calls it, and what a person does about it. */
const engines = [
  {
    name: 'Firefox',
    file: 'tests/engines/firefox.test.ts',
    found: foundFirefox,
    packages: ['firefox-esr'],
    missing: 'install Firefox, or name it: FIREFOX=/path/to/firefox npm test',
  },
  process.platform === 'darwin'
    ? {
        name: 'WebKit',
        file: 'tests/engines/safari.test.ts',
        found: foundSafari,
        packages: [],
        missing: 'allow Safari to be driven (sudo safaridriver --enable) and say so: SAFARI=1 npm test',
      }
    : {
        name: 'WebKit',
        file: 'tests/engines/webkit.test.ts',
        found: foundWebKit,
        packages: ['webkit2gtk-driver', 'xvfb'],
        missing: 'install WebKitGTK’s driver (Debian: apt-get install webkit2gtk-driver xvfb)',
      },
];

/**
 * The engines to test in beside Chromium: installed ones, and Debian's packages where those can be had. `files` are their
 * tests, `missing` a line for each that could not be had.
 */
export function ensureEngines() {
  const wanted = engines.filter(({ found }) => !found()).flatMap(({ packages }) => packages);
  if (wanted.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    step('Installing Firefox and WebKit (once)…');
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    for (const name of wanted)
      spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], { stdio: 'ignore' });
  }
  return {
    files: engines.filter(({ found }) => found()).map(({ file }) => file),
    missing: engines
      .filter(({ found }) => !found())
      .map(({ name, missing }) => `Left out: the journeys in ${name}. To have them, ${missing}`),
  };
}

/** @param {(string | undefined)[]} paths */
function firstOf(paths) {
  return paths.find((path) => path !== undefined && existsSync(path));
}
