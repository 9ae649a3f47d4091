import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { step } from './prepare.mjs';

/** The path of an installed Firefox; `undefined` if there is none. */
export function findFirefox() {
  return firstOf([
    process.env.FIREFOX,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);
}

/** The paths of WebKitGTK's driver and of the virtual display; `undefined` if one of them is missing. */
export function findWebKit() {
  const driver = firstOf(['/usr/bin/WebKitWebDriver']);
  const display = firstOf(['/usr/bin/Xvfb']);
  return driver && display ? { driver, display } : undefined;
}

/** The path of Safari's driver if `SAFARI` is set: macOS has the driver, but a person has to allow it first. */
export function findSafari() {
  const driver = process.env.SAFARI === undefined ? undefined : firstOf(['/usr/bin/safaridriver']);
  return driver ? { driver } : undefined;
}

/** The keyboard in Chromium; everything else in Chromium is in tests/browser. */
const CHROMIUM_TESTS = 'tests/engines/chromium.test.ts';

/** Each engine except Chromium: the file of its tests, its Debian packages, and the hint if it is missing. */
const engines = [
  {
    name: 'Firefox',
    file: 'tests/engines/firefox.test.ts',
    found: findFirefox,
    packages: ['firefox-esr'],
    missing: 'install Firefox, or name it: FIREFOX=/path/to/firefox npm test',
  },
  process.platform === 'darwin'
    ? {
        name: 'WebKit',
        file: 'tests/engines/safari.test.ts',
        found: findSafari,
        packages: [],
        missing: 'allow Safari to be driven (sudo safaridriver --enable) and say so: SAFARI=1 npm test',
      }
    : {
        name: 'WebKit',
        file: 'tests/engines/webkit.test.ts',
        found: findWebKit,
        packages: ['webkit2gtk-driver', 'xvfb'],
        missing: 'install WebKitGTK’s driver (Debian: apt-get install webkit2gtk-driver xvfb)',
      },
];

/**
 * The engines to test: Chromium, which npm test installs, the other installed ones, and Debian's packages if they can be
 * installed. `files` are their tests, `missing` has a line for each engine that is not available.
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
    files: [CHROMIUM_TESTS, ...engines.filter(({ found }) => found()).map(({ file }) => file)],
    missing: engines
      .filter(({ found }) => !found())
      .map(({ name, missing }) => `Left out: the journeys in ${name}. To have them, ${missing}`),
  };
}

function firstOf(paths: (string | undefined)[]) {
  return paths.find((path) => path !== undefined && existsSync(path));
}
