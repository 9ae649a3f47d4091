import { describe, expect, it, test } from 'vitest';
import { type CardChanges, writtenCard } from '../../../tests/support/plan-card-fixtures.ts';
import { aDevice, aPlan, aState, aSubscription } from '../../../tests/support/platform-fixtures.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import { withoutIsolates } from '../../domain/text/bidi.ts';
import type { SpokenLanguage } from '../../domain/text/languages.ts';

const usd = (minorUnits: number) => [{ minorUnits, currency: 'USD' }];
const plus = aPlan({
  id: 'plan-plus',
  code: 'plus_m',
  name: 'Plus',
  deviceQuantity: 2,
  retentionDays: 14,
  billingOrder: 10,
  prices: usd(399),
});
const premium = aPlan({ deviceQuantity: 10, name: 'Premium', highlights: ['Snooze notifications'] });
const free = aPlan({ id: 'plan-free', code: 'lite', billingCycle: 0, deviceQuantity: 1, retentionDays: 1 });

/** A person on a plan at its list price, with cameras on it and beside it. */
function told(
  plan: Plan,
  [covered, uncovered]: [covered: readonly (string | null)[], uncovered: readonly (string | null)[]],
  { offered = [plus, premium], ...others }: CardChanges = {},
) {
  const [on, beside] = [covered, uncovered].map((names, list) =>
    names.map((name, index) => aDevice(`${list}-${index}`, { name })),
  );
  const total = plan.prices[0]?.minorUnits ?? 0;
  const subscription = aSubscription({
    planId: plan.id,
    plan,
    deviceIds: on?.map(({ id }) => id) ?? [],
    state: aState.running({
      renewsAt: 1,
      nextCharge: { currency: 'USD', subTotal: total, tax: 0, total, at: 1 },
    }),
  });
  const card = writtenCard(subscription, {
    devices: [...(on ?? []), ...(beside ?? [])],
    uncovered: beside ?? [],
    offered,
    plans: [...offered, plan, free],
    ...others,
  });
  return { smaller: card.smaller, larger: card.cover?.kind === 'larger' ? card.cover : undefined };
}

describe('a smaller plan', () => {
  it('is told with the saving and all that it takes away, and leads to the chooser', () => {
    expect(told(premium, [['Driveway', 'Door'], []])).toEqual({
      smaller: {
        text: 'Plus would cover your 2 cameras for $4.00 less a month, with 14 instead of 30 days of video.',
        lost: { label: 'Not in Plus:', items: 'Snooze notifications' },
        link: { href: '/plans?planId=plan-plus', label: 'See Plus' },
      },
      larger: undefined,
    });
  });

  it('that takes nothing away is only cheaper', () => {
    const same = { ...plus, retentionDays: 30, highlights: premium.highlights };
    expect(told(premium, [['Driveway'], []], { offered: [same] }).smaller).toEqual({
      text: 'Plus would cover your camera for $4.00 less a month.',
      lost: undefined,
      link: { href: '/plans?planId=plan-plus', label: 'See Plus' },
    });
  });

  it('of the same name is told apart', () => {
    const { smaller } = told({ ...premium, name: 'Plus' }, [['Driveway'], []]);
    expect(smaller?.link.label).toBe('See Plus (up to 2 devices)');
  });

  test.each([
    [12, '$4.00 less a year'],
    [24, '$4.00 less every 2 years'],
  ])('of a billing cycle of %i months: %s', (billingCycle, price) => {
    const offered = [{ ...plus, billingCycle }];
    expect(told({ ...premium, billingCycle }, [['Driveway'], []], { offered }).smaller?.text).toContain(
      price,
    );
  });
});

describe('a larger plan', () => {
  test.each<[string, (string | null)[], string, string]>([
    ['one camera', ['Nursery'], 'Premium covers Nursery too, $4.00 more a month', 'Cover Nursery'],
    [
      'three',
      ['Attic', 'Garage', 'Nursery'],
      'Premium covers Attic, Garage, and Nursery too, $4.00 more a month',
      'See Premium',
    ],
    [
      'four are only counted',
      ['A', 'B', 'C', 'D'],
      'Premium covers all of them for $4.00 more a month',
      'See Premium',
    ],
    ['one without a name', [null], 'Premium covers it for $4.00 more a month', 'See Premium'],
    [
      'one without a name beside another',
      ['A', null],
      'Premium covers all of them for $4.00 more a month',
      'See Premium',
    ],
  ])('tells %s by name', (_, uncovered, text, label) => {
    expect(told(plus, [['Driveway', 'Door'], uncovered])).toEqual({
      smaller: undefined,
      larger: { kind: 'larger', text, href: '/plans?planId=plan-pro', label },
    });
  });
});

it('is off where the brand or an open change says so', () => {
  expect(told(premium, [['Driveway'], []], { recommends: false })).toEqual({
    smaller: undefined,
    larger: undefined,
  });
  expect(told(plus, [['A', 'B'], ['C']], { recommends: false })).toEqual({
    smaller: undefined,
    larger: undefined,
  });
});

/** A text with plain spaces, and without the marks of direction. */
const plain = (text: string | undefined) =>
  withoutIsolates(text ?? '')
    .replaceAll(/\u200f/g, '')
    .replaceAll(/[\u00a0\u202f]/g, ' ');

test.each<[SpokenLanguage, string, string]>([
  [
    'es',
    'Plus cubriría tus 2 cámaras por 4,00 US$ menos al mes, con 14 en lugar de 30 días de video.',
    'Premium también cubre Nursery y Garage por 4,00 US$ más al mes',
  ],
  [
    'fr',
    'Plus couvrirait vos 2 caméras pour 4,00 $US de moins par mois, avec 14 au lieu de 30 jours de vidéo.',
    'Premium couvre aussi Nursery et Garage pour 4,00 $US de plus par mois',
  ],
  [
    'de',
    'Mit Plus wären deine 2 Kameras für 4,00 $ weniger pro Monat dabei, mit 14 statt 30 Tagen Videoverlauf.',
    'Premium gilt auch für Nursery und Garage: 4,00 $ mehr pro Monat',
  ],
  [
    'pt-BR',
    'O plano Plus cobriria suas 2 câmeras por US$ 4,00 a menos por mês, com 14 em vez de 30 dias de vídeos.',
    'O plano Premium cobre também Nursery e Garage: US$ 4,00 a mais por mês',
  ],
  [
    'ja',
    'Plusなら月額$4.00減で、カメラ2台すべてが対象になります。動画履歴は30日間ではなく14日間です。',
    'Premiumなら月額$4.00増でNursery、Garageも対象になります',
  ],
  [
    'ar',
    'ستشمل خطة Plus كاميرتيك: السعر أقل بمقدار 4.00 US$ شهريًا، مع سجل فيديو لمدة 14 بدلًا من 30 يومًا.',
    'تشمل خطة Premium أيضًا Nursery وGarage: السعر أعلى بمقدار 4.00 US$ شهريًا',
  ],
  [
    'he',
    'מסלול Plus יכלול את שתי המצלמות שלך, 4.00 $ פחות לחודש, עם 14 במקום 30 ימי וידאו.',
    'מסלול Premium כולל גם את Nursery ו-Garage, 4.00 $ יותר לחודש',
  ],
])('%s: %s', (language, smaller, larger) => {
  expect(plain(told(premium, [['A', 'B'], []], { language }).smaller?.text)).toBe(smaller);
  expect(
    plain(
      told(
        plus,
        [
          ['A', 'B'],
          ['Nursery', 'Garage'],
        ],
        { language },
      ).larger?.text,
    ),
  ).toBe(larger);
});

test('a name is isolated from a sentence that is read from the right', () => {
  const { larger } = told(
    plus,
    [
      ['A', 'B'],
      ['Nursery', 'Garage'],
    ],
    { language: 'he' },
  );
  expect(larger?.text).toContain('\u2068Nursery\u2069 ו-\u2068Garage\u2069');
});
