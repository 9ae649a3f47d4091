import { describe, expect, it } from 'vitest';
import { allSandboxBrands } from '../catalogue/all-sandbox-brands.ts';
import { dialectForms } from '../platform/dialects.ts';
import { failureForms } from '../platform/failure-answer.ts';
import { valuedFaults, wireFaults } from '../platform/faults.ts';
import { gatewayStatuses } from '../platform/gateway-refusal.ts';
import { personas } from '../world/personas.ts';
import { brandOf, byEmail, codesSent, testWorld } from '../world/world.fixture.ts';

async function open(brand = 'geeni', parts: Parameters<typeof testWorld>[0] = {}) {
  const sandbox = testWorld(parts);
  const get = async (path: string) =>
    sandbox.fetch(
      new Request(`http://${brand}.localhost:9207${path}`, { headers: { 'x-sandbox-brand': brand } }),
    );
  return { sandbox, get, page: async () => (await get('/sandbox')).text() };
}

describe('GET /sandbox', () => {
  it('links every brand on the port of the page', async () => {
    const page = await (await open()).page();
    for (const key of allSandboxBrands.byKey.keys())
      expect(page).toContain(`href="http://${key}.localhost:9207/"`);
  });

  it('has a plain form to sign in every persona of the brand', async () => {
    const page = await (await open('otis')).page();
    expect(page.match(/<form method="post" action="\/api\/auth\/sign-in">/g)).toHaveLength(personas.length);
    expect(page).toContain('name="username" value="mfa-sms@otis.example"');
    expect(page).not.toContain('value="owner@geeni.example"');
  });

  it('offers every fault and every dialect', async () => {
    const page = await (await open()).page();
    for (const kind of [...valuedFaults, ...wireFaults]) expect(page).toContain(`<option value="${kind}">`);
    for (const value of [...gatewayStatuses, ...failureForms])
      expect(page).toMatch(new RegExp(`<option value="\\w+">[^<]*\\b${value}\\b`));
    for (const [group, forms] of Object.entries(dialectForms)) {
      expect(page).toContain(`<select name="${group}">`);
      for (const form of forms) expect(page).toContain(`<option value="${form}">`);
    }
  });

  it('says how a plan stands', async () => {
    const page = await (await open()).page();
    for (const plan of ['Plus, monthly, paused', 'Plus, monthly, ended', 'Premium, monthly, ended'])
      expect(page).toContain(`<p class="badge">${plan}</p>`);
  });

  it('serves the default brand if the portal names an unknown one', async () => {
    expect(await (await open('nowhere')).page()).toContain('owner@geeni.example');
  });

  it('follows a strict CSP: no inline script, style or handler', async () => {
    const { get } = await open();
    const response = await get('/sandbox');
    const page = await response.text();
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(page).not.toMatch(/<style|style=|<script>|\son[a-z]+=|javascript:/i);
    expect(page.match(/<script[^>]*>/g)).toEqual(['<script src="/sandbox/page.js" type="module">']);
  });

  it('shows codes to copy, and calls, and escapes the callers’ input', async () => {
    const { sandbox, page } = await open();
    const geeni = brandOf('geeni');
    await byEmail(sandbox.fetch, geeni, { username: 'mfa-email@geeni.example' });
    await byEmail(sandbox.fetch, geeni, { username: '<img src=x>@geeni.example' });
    const text = await page();
    expect(text).toContain(`data-copy="${codesSent(sandbox.world)[0]?.code}"`);
    expect(text).toContain('&lt;img src=x&gt;@geeni.example');
    expect(text).not.toContain('<img src=x>');
  });

  it.each([
    ['/sandbox/style.css', 'text/css; charset=utf-8'],
    ['/sandbox/page.js', 'text/javascript; charset=utf-8'],
    ['/sandbox/', 'text/html; charset=UTF-8'],
  ])('serves %s', async (path, type) => {
    const response = await (await open()).get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  });
});
