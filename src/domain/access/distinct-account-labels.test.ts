import { expect, test } from 'vitest';
import { type AccountOwner, distinctAccountLabels } from './distinct-account-labels.ts';

const person = (name: string, email: string): AccountOwner => ({ name, email });

test.each<[string, AccountOwner, AccountOwner, [string, string]]>([
  [
    'a first name and an initial',
    person('Yasmin Haddad', 'y.haddad@mail.example'),
    person('Omar Haddad', 'omar@mail.example'),
    ['Yasmin H', 'Omar H'],
  ],
  [
    'a single name stays as it is',
    person('Yasmin', 'yasmin@mail.example'),
    person('Yasmin Haddad', 'y.haddad@mail.example'),
    ['Yasmin', 'Yasmin H'],
  ],
  [
    'a middle name is left out',
    person('Ana María de la Cruz', 'ana@mail.example'),
    person('Eva Ruiz', 'eva@mail.example'),
    ['Ana C', 'Eva R'],
  ],
  [
    'the same initials are replaced by the whole names',
    person('Yasmin Haddad', 'y.haddad@mail.example'),
    person('yasmin  Hashemi', 'y.hashemi@mail.example'),
    ['Yasmin Haddad', 'yasmin  Hashemi'],
  ],
  [
    'the same names come with the masked e-mails',
    person('Yasmin Haddad', 'yasmin@mail.example'),
    person('Yasmin Haddad', 'haddad@work.example'),
    ['Yasmin Haddad (y*****@m*****.example)', 'Yasmin Haddad (h*****@w*****.example)'],
  ],
  [
    'e-mails that mask to the same text are shown up to their first difference',
    person('Yasmin Haddad', 'yasmin.home@mail.example'),
    person('YASMIN HADDAD', 'yasmin.work@mail.example'),
    ['Yasmin Haddad (yasmin.h*****@m*****.example)', 'YASMIN HADDAD (yasmin.w*****@m*****.example)'],
  ],
  [
    'an e-mail that begins with all of the other one is shown up to its first difference',
    person('Ann Lee', 'ann@mail.example'),
    person('Ann Lee', 'anna@mail.example'),
    ['Ann Lee (ann*****@m*****.example)', 'Ann Lee (anna*****@m*****.example)'],
  ],
  [
    'the same local parts are shown with their whole domains',
    person('Ann Lee', 'ann@mail.example'),
    person('Ann Lee', 'ann@mine.example'),
    ['Ann Lee (a*****@mail.example)', 'Ann Lee (a*****@mine.example)'],
  ],
  [
    'an owner without a name is called by the masked e-mail',
    person('jo@mail.example', 'jo@mail.example'),
    person('Ann Lee', 'ann@mail.example'),
    ['j*****@m*****.example', 'Ann L'],
  ],
  [
    'two owners without names are called by their e-mails up to the first difference',
    person('jo@mail.example', 'jo@mail.example'),
    person('jim@mail.example', 'jim@mail.example'),
    ['jo*****@m*****.example', 'ji*****@m*****.example'],
  ],
  [
    'letters of two UTF-16 units stay whole',
    person('Ada 𝒵eta', 'ada@mail.example'),
    person('Bo 𝒵eta', 'bo@mail.example'),
    ['Ada 𝒵', 'Bo 𝒵'],
  ],
  [
    'two accounts of the same name and e-mail get the same label',
    person('Ann Lee', 'ann@mail.example'),
    person('Ann Lee', 'ann@mail.example'),
    ['Ann Lee (ann@mail.example)', 'Ann Lee (ann@mail.example)'],
  ],
])('%s', (_what, one, other, called) => {
  expect(distinctAccountLabels(one, other)).toEqual(called);
  expect(distinctAccountLabels(other, one)).toEqual(called.toReversed());
});
