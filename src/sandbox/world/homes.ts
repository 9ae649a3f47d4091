/** A home and billing address. */
export type Home = {
  address1: string;
  address2: string;
  city: string;
  state: string;
  zip: string;
  country: string;
};

/** The default addresses by country. Oregon has no sales tax. */
const homes: Readonly<Record<string, Omit<Home, 'country'>>> = {
  US: { address1: '12 Harbor Street', address2: 'Apt 4', city: 'Portland', state: 'OR', zip: '97204' },
  CA: { address1: '80 Queens Quay', address2: '', city: 'Toronto', state: 'ON', zip: 'M5J 2N8' },
  DE: { address1: 'Uferstraße 12', address2: '', city: 'Berlin', state: 'Berlin', zip: '13357' },
  GB: { address1: '7 Mill Lane', address2: '', city: 'Guildford', state: 'Surrey', zip: 'GU1 3TR' },
  AU: { address1: '31 Ferry Road', address2: '', city: 'Sydney', state: 'NSW', zip: '2000' },
  JP: { address1: '港南 2-3', address2: '401', city: '港区', state: '東京都', zip: '108-0075' },
};

/** Returns an address in that country. */
export function homeIn(country: string): Home {
  const home = homes[country];
  return home
    ? { ...home, country }
    : { address1: '1 Main Street', address2: '', city: 'Springfield', state: '', zip: '1000', country };
}

/** An address in California, whose sales tax is added to every price. */
export const californianHome: Home = {
  address1: '5 Shore Avenue',
  address2: '',
  city: 'Oakland',
  state: 'CA',
  zip: '94607',
  country: 'US',
};
