import { expect, test } from 'vitest';
import type { BillingFields } from '../../contracts/billing/billing-fields.ts';
import { addressLines } from './address-lines.ts';

const nobody: BillingFields = {
  firstName: 'Ada',
  lastName: 'Owner',
  address1: '1 Main Street',
  address2: '',
  city: 'Springfield',
  state: '',
  postalCode: '1000',
  country: '',
};

test.each<[Partial<BillingFields>, string[]]>([
  [
    { country: 'US', address2: 'Apt 4', state: 'IL', postalCode: '62701' },
    ['Ada Owner', '1 Main Street', 'Apt 4', 'Springfield, IL 62701'],
  ],
  [{ country: 'US', postalCode: '' }, ['Ada Owner', '1 Main Street', 'Springfield']],
  [
    { country: 'DE', address1: 'Uferstraße 12', city: 'Berlin', state: 'Berlin', postalCode: '13357' },
    ['Ada Owner', 'Uferstraße 12', '13357 Berlin'],
  ],
  [
    { country: 'GB', address1: '7 Mill Lane', city: 'Guildford', state: 'Surrey', postalCode: 'GU1 3TR' },
    ['Ada Owner', '7 Mill Lane', 'Guildford', 'Surrey', 'GU1 3TR'],
  ],
  [
    { country: 'CA', city: 'Toronto', state: 'ON', postalCode: 'M5J 2N8' },
    ['Ada Owner', '1 Main Street', 'Toronto ON M5J 2N8'],
  ],
  [
    {
      country: 'JP',
      firstName: '太郎',
      lastName: '山田',
      address1: '港南 2-3',
      address2: '401',
      city: '港区',
      state: '東京都',
      postalCode: '108-0075',
    },
    ['〒108-0075', '東京都', '港区港南 2-3', '401', '山田 太郎'],
  ],
  [
    { country: 'JP', address1: '港南 2-3', city: '港区', state: 'Tokyo', postalCode: '〒108-0075' },
    ['〒108-0075', '東京都', '港区港南 2-3', 'Owner Ada'],
  ],
  [
    { country: 'JP', address1: '2-3 Konan', city: 'Minato', state: '東京都', postalCode: '108-0075' },
    ['Ada Owner', '2-3 Konan', 'Minato, Tokyo', '108-0075'],
  ],
  [{ country: 'AE', city: 'Dubai', state: 'Dubai', postalCode: '' }, ['Ada Owner', '1 Main Street', 'Dubai']],
  [{ country: 'AE', city: 'دبي', state: 'Dubai', postalCode: '' }, ['Ada Owner', '1 Main Street', 'دبي']],
  [
    { country: 'SG', city: 'Singapore', postalCode: '018956' },
    ['Ada Owner', '1 Main Street', 'SINGAPORE 018956'],
  ],
  [{ country: 'CH', city: 'Bern', postalCode: '3000' }, ['Ada Owner', '1 Main Street', 'CH-3000 Bern']],
  [{ country: 'CH', city: 'Bern', postalCode: 'CH-3000' }, ['Ada Owner', '1 Main Street', 'CH-3000 Bern']],
  [{ country: 'HK', city: '', state: '', postalCode: '999077' }, ['Ada Owner', '1 Main Street', '999077']],
  [{ country: 'IL', city: '' }, ['Ada Owner', '1 Main Street', '1000']],
  [{ country: '', state: 'Somewhere' }, ['Ada Owner', '1 Main Street', 'Springfield', 'Somewhere', '1000']],
])('%j is written as %j', (fields, lines) => {
  expect(addressLines({ ...nobody, ...fields })).toEqual(lines);
});
