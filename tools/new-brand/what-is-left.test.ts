import { expect, test } from 'vitest';
import { parseBrand } from '../../src/brands/brand-schema.ts';
import { deploymentFindings } from '../../src/brands/deployment-findings.ts';
import { joinDeployment } from '../../src/brands/deployed-brand.ts';
import { firstDayBrand } from './brand-file.ts';
import { proposePalettes } from './palette.ts';
import { answersOfOptions } from './questions.ts';
import { deploymentText, whatIsLeftText } from './what-is-left.ts';

const providers = ['recurly', 'stripe', 'stripeElements'] as const;

test.each(providers)(
  'the deployment of a brand with %s fits its file, and its placeholders are found',
  (provider) => {
    const typed = { key: 'harbor', name: 'Harbor', host: 'account.harbor.com', accent: '#0c5a60', provider };
    const read = answersOfOptions(typed, () => undefined);
    if (!read.ok) throw new Error(read.lines.join('\n'));
    const brand = parseBrand('./data/harbor.ts', firstDayBrand(read.answers, proposePalettes('#0c5a60')));
    const found = joinDeployment(brand, {
      name: 'staging',
      deployments: deploymentsOf(deploymentText(read.answers)),
    });
    if (!found?.ok) throw new Error(found?.lines.join('\n') ?? 'there is no deployment');
    const fields = deploymentFindings(found.brand, { takesMoney: false }).map(({ field }) => field);
    expect(found.brand.hosts).toEqual(['account.harbor.com']);
    expect(fields).toEqual(
      expect.arrayContaining(['platform.api', 'platform.oauth', 'billing.publicKey', 'planCodes.free.0']),
    );
    expect(fields.includes('billing.recurly.gateways.0')).toBe(provider !== 'stripe');
  },
);

test('a key with a hyphen is quoted in its deployment', () => {
  const text = deploymentText({ key: 'night-fox', host: 'account.fox.example', provider: 'recurly' });
  expect(text).toMatch(/^'night-fox': \{\n/);
});

test('every item has a number, and the last ones are commands', () => {
  const text = whatIsLeftText({ key: 'harbor', host: 'account.harbor.example', provider: 'stripe' });
  const numbers = [...text.matchAll(/^ ?(\d+)\. /gm)].map(([, number]) => Number(number));
  expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
  for (const part of ['npm run doctor -- staging', 'npx vitest run --project unit src/brands', 'planCodes'])
    expect(text).toContain(part);
});

/** The block as a person pastes it into an environment, read: it has nothing but texts, lists and fields. */
function deploymentsOf(block: string): Record<string, unknown> {
  const json = block
    .replaceAll(/'([^']*)'/g, '"$1"')
    .replaceAll(/([{ ])(\w+):(?= )/g, '$1"$2":')
    .replace(/^(\w+):/, '"$1":')
    .replaceAll(/,(\s*[}\]])/g, '$1')
    .replace(/,\s*$/, '');
  return JSON.parse(`{${json}}`);
}
