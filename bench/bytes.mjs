import { brandKeys, brokenBudgets, byteBudgets, measuredPages } from './budgets.mjs';
import { inlineOf } from '../tests/support/html.ts';
import { brotliSize, pageBytes } from './page-bytes.mjs';
import { clientFolder, ownerCookie } from './portal-process.mjs';
import { requestOnce } from './requests.mjs';
import { printHeading, printTable } from './table.mjs';

/** The page that is listed for every brand; other pages are listed for the heaviest brand only. */
const SIGN_IN = '/login';

/**
 * Measures the bytes of every page of every brand against the budgets.
 * @param {{ portal: { port: number } }} setting
 * @returns {Promise<string[]>} the exceeded budgets, in words
 */
export async function benchBytes({ portal: { port } }) {
  const cookies = new Map();
  for (const brand of brandKeys) cookies.set(brand, await ownerCookie(port, brand));
  const rows = [];
  const broken = [];
  for (const page of measuredPages) {
    const weights = [];
    for (const brand of brandKeys) {
      const cookie = page.signedIn ? { cookie: cookies.get(brand) } : {};
      const host = `${brand}.localhost:${port}`;
      const answer = await requestOnce({ port, host, path: page.path, headers: cookie });
      // A page that redirects has no bytes to measure.
      if (answer.status >= 300 && answer.status < 400) continue;
      const bytes = pageBytes(answer.text, clientFolder);
      const problems = brokenBudgets(page, bytes);
      broken.push(...problems.map((problem) => `${page.path} of ${brand}: ${problem}`));
      weights.push({ brand, bytes, problems, html: answer.text });
    }
    weights.sort((a, b) => b.bytes.brotli - a.bytes.brotli);
    const shown = page.path === SIGN_IN ? weights : weights.slice(0, 1);
    rows.push(...shown.map((weight) => row(page, weight)));
  }
  report(rows, broken);
  return broken;
}

function row({ path, signedIn }, { brand, bytes, problems, html }) {
  return [
    path,
    signedIn ? 'owner' : 'visitor',
    brand,
    bytes.raw,
    bytes.brotli,
    brotliSize(inlineOf(html, 'style').join('\n')),
    bytes.inlineScript,
    bytes.frame.brotli,
    bytes.atOnce.brotli,
    bytes.onTouch.brotli,
    bytes.brotli + bytes.frame.brotli + bytes.atOnce.brotli + bytes.images,
    bytes.brotli,
    bytes.requests,
    problems.length === 0 ? 'within' : 'OVER',
  ];
}

function report(rows, broken) {
  const { visitorPage, repeatView, scriptFiles, tagLoader, sessionWatch, migrationWatch } = byteBudgets;
  printHeading('Bytes of a page: /login of every brand, the heaviest brand of the others');
  printTable(
    [
      'page',
      'as',
      'brand',
      'raw',
      'HTML',
      'CSS in it',
      'JS in it',
      'JS of frame',
      'JS',
      'on touch',
      'first view',
      'repeat',
      'requests',
      'budget',
    ],
    rows,
  );
  console.log(
    `Bytes after brotli, but for raw. CSS and JS in it are parts of the HTML, the CSS compressed by itself; JS of the frame is ` +
      `shared by\nmany pages, JS loads with this one, on touch when a form is first touched. First view: HTML, JS and images. ` +
      `Repeat: scripts are kept for\ngood, and behind the sign-in so is the style; images are only asked about.\nBudgets: a ` +
      `visitor's HTML ${visitorPage}, a signed-in page to read ${repeatView}, JS and on touch ${scriptFiles}, none on pages to ` +
      `read; of the\nframe ${sessionWatch} signed in, ${migrationWatch} more on My Plan, ${tagLoader} else.`,
  );
  for (const line of broken) console.log(`OVER  ${line}`);
}
