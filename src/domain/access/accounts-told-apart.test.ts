import { expect, test } from 'vitest';
import { type AccountOwner, accountsToldApart } from './accounts-told-apart.ts';

const person = (name: string, email: string): AccountOwner => ({ name, email });

test.each<[string, AccountOwner, AccountOwner, [string, string]]>([
  [
    'a first name and an initial',
    person('Yasmin Haddad', 'y.haddad@mail.example'),
    person('Omar Haddad', 'omar@mail.example'),
    ['Yasmin H', 'Omar H'],
  ],
  [
    'one name',
    person('Yasmin', 'yasmin@mail.example'),
    person('Yasmin Haddad', 'y.haddad@mail.example'),
    ['Yasmin', 'Yasmin H'],
  ],
  [
    'a middle name is passed over',
    person('Ana María de la Cruz', 'ana@mail.example'),
    person('Eva Ruiz', 'eva@mail.example'),
    ['Ana C', 'Eva R'],
  ],
  [
    'initials that are alike give way to the whole name',
    person('Yasmin Haddad', 'y.haddad@mail.example'),
    person('yasmin  Hashemi', 'y.hashemi@mail.example'),
    ['Yasmin Haddad', 'yasmin  Hashemi'],
  ],
  [
    'one name twice comes with the e-mail',
    person('Yasmin Haddad', 'yasmin@mail.example'),
    person('Yasmin Haddad', 'haddad@work.example'),
    ['Yasmin Haddad (y*****@m*****.example)', 'Yasmin Haddad (h*****@w*****.example)'],
  ],
  [
    'e-mails that would be masked alike are shown up to what differs',
    person('Yasmin Haddad', 'yasmin.home@mail.example'),
    person('YASMIN HADDAD', 'yasmin.work@mail.example'),
    ['Yasmin Haddad (yasmin.h*****@m*****.example)', 'YASMIN HADDAD (yasmin.w*****@m*****.example)'],
  ],
  [
    'one that goes on where the other ends, too',
    person('Ann Lee', 'ann@mail.example'),
    person('Ann Lee', 'anna@mail.example'),
    ['Ann Lee (ann*****@m*****.example)', 'Ann Lee (anna*****@m*****.example)'],
  ],
  [
    'or with their domains',
    person('Ann Lee', 'ann@mail.example'),
    person('Ann Lee', 'ann@mine.example'),
    ['Ann Lee (a*****@mail.example)', 'Ann Lee (a*****@mine.example)'],
  ],
  [
    'who has no name is called by the masked e-mail',
    person('jo@mail.example', 'jo@mail.example'),
    person('Ann Lee', 'ann@mail.example'),
    ['j*****@m*****.example', 'Ann L'],
  ],
  [
    'two of them by what differs',
    person('jo@mail.example', 'jo@mail.example'),
    person('jim@mail.example', 'jim@mail.example'),
    ['jo*****@m*****.example', 'ji*****@m*****.example'],
  ],
  [
    'letters of two units stay whole',
    person('Ada 𝒵eta', 'ada@mail.example'),
    person('Bo 𝒵eta', 'bo@mail.example'),
    ['Ada 𝒵', 'Bo 𝒵'],
  ],
  [
    'two accounts of one address cannot be told apart',
    person('Ann Lee', 'ann@mail.example'),
    person('Ann Lee', 'ann@mail.example'),
    ['Ann Lee (ann@mail.example)', 'Ann Lee (ann@mail.example)'],
  ],
])('%s', (_what, one, other, called) => {
  expect(accountsToldApart(one, other)).toEqual(called);
  expect(accountsToldApart(other, one)).toEqual(called.toReversed());
});
