import { expect, test } from 'vitest';
import { copyFor } from '../../copy/copy.ts';
import { companyFacts, companyLine, withLink } from './company-text.ts';

const company = {
  name: 'Example GmbH',
  address: ['Street 1', '10115 Berlin', 'Germany'],
  representedBy: 'Jane Doe',
  email: 'contact@example.com',
  phone: '+49 (0) 30 / 123-45',
  register: 'HRB 1',
};
const copy = copyFor('imprint', 'en', { copy: {} });

test('the company is shown as it is, with links to write and to call', () => {
  expect(companyFacts(company, copy)).toEqual([
    { label: 'Company', lines: ['Example GmbH'] },
    { label: 'Address', lines: company.address },
    { label: 'Represented by', lines: ['Jane Doe'] },
    { label: 'Email', lines: ['contact@example.com'], href: 'mailto:contact@example.com' },
    { label: 'Phone', lines: ['+49 (0) 30 / 123-45'], href: 'tel:+493012345' },
    { label: 'Company register', lines: ['HRB 1'] },
  ]);
  expect(companyFacts({ ...company, vatId: 'DE1' }, copy).at(-1)).toEqual({
    label: 'VAT number',
    lines: ['DE1'],
  });
});

test('in one line it says how to reach it', () => {
  expect(companyLine(company)).toBe(
    'Example GmbH, Street 1, 10115 Berlin, Germany, +49 (0) 30 / 123-45, contact@example.com',
  );
});

test('a sentence has its link in the place of the variable', () => {
  const link = { href: '/plans', label: 'Plans' };
  expect(withLink('See {plans}.', 'plans', link)).toEqual(['See ', link, '.']);
});
