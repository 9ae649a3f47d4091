import { payment } from '../../copy/en/billing/payment.ts';
import { price } from '../../copy/en/orders/price.ts';
import { sampleTexts, type Stories } from '../stories.ts';
import { type AheadLine, MoneyAheadList } from './money-ahead-list.tsx';

type Occasion = Extract<keyof typeof payment, `ahead_${string}`>;

function line(day: string, date: string, occasion: Occasion, amount: string | undefined): AheadLine {
  return { id: day, day, date, what: sampleTexts(payment, occasion).join(), amount };
}

const inAll = sampleTexts(payment, 'aheadSum').join();

export const stories: Stories = {
  'a trial, and a discount that ends': (
    <MoneyAheadList
      words={payment}
      calendar="#calendar"
      lines={[
        line('2026-12-03', 'December 3, 2026', 'ahead_trialEnds', '$7.99'),
        line('2027-01-03', 'January 3, 2027', 'ahead_renews', '$7.99'),
        line('2027-02-03', 'February 3, 2027', 'ahead_discountEnds', '$9.99'),
        line('2027-03-03', 'March 3, 2027', 'ahead_renews', '$9.99'),
      ]}
      more={{
        label: sampleTexts(payment, 'aheadMore').join(),
        lines: [
          line('2027-04-03', 'April 3, 2027', 'ahead_renews', '$9.99'),
          line('2027-05-03', 'May 3, 2027', 'ahead_renews', '$9.99'),
        ],
      }}
      sum={inAll}
    />
  ),
  'a change, and amounts that are not known to the cent': (
    <MoneyAheadList
      words={payment}
      calendar="#calendar"
      lines={[
        line('2026-12-03', 'December 3, 2026', 'ahead_changes', sampleTexts(price, 'amountMost').join()),
        line('2027-01-03', 'January 3, 2027', 'ahead_renews', sampleTexts(price, 'amountMostPlusTax').join()),
        line('2027-02-03', 'February 3, 2027', 'ahead_renews', payment.aheadUnknown),
      ]}
      more={undefined}
      sum={payment.aheadNote}
    />
  ),
  'days that may be later': (
    <MoneyAheadList
      words={payment}
      calendar="#calendar"
      lines={[
        line('2027-02-28', 'February 28, 2027', 'ahead_renews', '$7.99'),
        line('2027-03-28', sampleTexts(payment, 'aheadAbout').join(), 'ahead_renews', '$7.99'),
      ]}
      more={undefined}
      sum={inAll}
    />
  ),
  'a plan that ends': (
    <MoneyAheadList
      words={payment}
      calendar="#calendar"
      lines={[line('2026-12-03', 'December 3, 2026', 'ahead_ends', undefined)]}
      more={undefined}
      sum={undefined}
    />
  ),
};
