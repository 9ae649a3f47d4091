import type { SentencesIn } from '../../message.ts';
import type { year as english } from '../../en/billing/year.ts';

/** The invoices of a year, on a page that prints to one sheet. */
export const year = {
  title: 'Rechnungen aus {year}',
  download: 'CSV herunterladen',
  asOf: 'Stand',
  sums: 'Summen',
  invoices: 'Rechnungen',
  currency: 'Währung',
  paid: 'Bezahlt ({currency})',
  refunded: 'Erstattet ({currency})',
  left: 'Bezahlt nach Erstattungen ({currency})',
  unpaid: 'Nicht bezahlt ({currency})',
  empty: 'Du hast keine Rechnungen aus {year}.',
  listEnds: 'Wir bekommen deine Rechnungen nur bis zurück zum {date}. Frühere aus {year} können hier fehlen.',
  notLookedUp: {
    one: 'Die Steuern von 1 Rechnung konnten wir nicht abrufen. Summen, die sie enthalten, zeigen deshalb keine Steuern.',
    other:
      'Die Steuern von {count} Rechnungen konnten wir nicht abrufen. Summen, die sie enthalten, zeigen deshalb keine Steuern.',
  },
  withoutTax: {
    one: 'Die Steuern von 1 Rechnung sind nicht bekannt. Summen, die sie enthalten, zeigen deshalb keine Steuern.',
    other:
      'Die Steuern von {count} Rechnungen sind nicht bekannt. Summen, die sie enthalten, zeigen deshalb keine Steuern.',
  },
  withoutAmount: {
    one: '1 Rechnung hat keinen lesbaren Betrag und ist in keiner Summe.',
    other: '{count} Rechnungen haben keinen lesbaren Betrag und sind in keiner Summe.',
  },
  withoutStatus: {
    one: '1 Rechnung hat keinen bekannten Status und ist in keiner Summe.',
    other: '{count} Rechnungen haben keinen bekannten Status und sind in keiner Summe.',
  },
  undated: {
    one: '1 Rechnung hat kein Datum und steht auf keinem Jahresblatt.',
    other: '{count} Rechnungen haben kein Datum und stehen auf keinem Jahresblatt.',
  },
} satisfies SentencesIn<'de', typeof english>;
