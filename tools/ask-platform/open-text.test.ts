import { describe, expect, it } from 'vitest';
import { type StoredAnswers, withFindings } from './answers-file.ts';
import { namedPoints } from './open-points.ts';
import { asAssumed, cannotBeTold, otherwise } from './open-point.ts';
import { openText } from './open-text.ts';

const run = { brand: 'geeni', day: '2026-11-26', version: '0.1.0' };
const settle = (answers: StoredAnswers, verdict: (index: number) => ReturnType<typeof asAssumed>) =>
  withFindings(
    answers,
    namedPoints.map((point, index) => ({ ...point, finding: verdict(index) })),
    run,
  );

describe('what the doctor says of a platform', () => {
  it('is that nobody has asked yet, for a brand without answers', () => {
    expect(openText('staging', ['geeni', 'otis'], {})).toMatch(
      /geeni: nobody has asked yet[^]*otis: nobody has asked yet[^]*ask-platform -- staging/,
    );
  });

  it('names the calls with open points, and what is otherwise', () => {
    const untold = cannotBeTold('Nobody is signed in.', 'Use another account.');
    const some = settle({}, (index) =>
      index < 20 ? untold : index === 20 ? otherwise('This.', 'That.') : asAssumed('Yes.'),
    );
    const text = openText('staging', ['geeni'], some);
    expect(text).toContain(`20 of ${namedPoints.length} points are open: every call (16), byEmail (3)`);
    expect(text).toContain(`Otherwise than assumed: ${namedPoints[20]?.id}.`);
  });

  it('is that all is settled, until an assumption changes', () => {
    const all = settle({}, () => asAssumed('Yes.'));
    expect(openText('staging', ['geeni'], all)).toContain('all');
    const [first] = namedPoints;
    const old = { ...all['geeni']?.[first?.id ?? ''], assumed: 'Another sentence.' };
    const changed = { geeni: { ...all['geeni'], [first?.id ?? '']: old } } as StoredAnswers;
    expect(openText('staging', ['geeni'], changed)).toContain(
      `1 of ${namedPoints.length} points are open: ${first?.id}`,
    );
  });

  it('keeps the day of an answer that a later run finds again, and the answer where it finds nothing', () => {
    const all = settle({}, () => asAssumed('Yes.'));
    const later = withFindings(
      all,
      namedPoints.map((point, index) => ({
        ...point,
        finding:
          index % 2 === 0 ? asAssumed('Yes.') : cannotBeTold('The account has no plan.', 'Use another.'),
      })),
      { ...run, day: '2027-01-01' },
    );
    expect(later).toEqual(all);
  });
});
