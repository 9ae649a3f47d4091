import { type StoredAnswers, openIn } from './answers-file.ts';
import { shortened } from './summary-text.ts';

/** What is still open at the platform of each brand of an environment, for the doctor. */
export function openText(environment: string, brands: readonly string[], answers: StoredAnswers): string {
  const lines = brands.map((brand) => brandText(brand, answers));
  return [
    'Open at the platforms. It stops no deployment.',
    ...lines.map((line) => `  ${line}`),
    `To settle it: npm run ask-platform -- ${environment} --brand <brand> --keep`,
  ].join('\n');
}

function brandText(brand: string, answers: StoredAnswers): string {
  const { open, otherwise, count } = openIn(answers, brand);
  if (open.length === count) return `${brand}: nobody has asked yet; all ${count} points are open.`;
  const wrong = otherwise.length > 0 ? ` Otherwise than assumed: ${otherwise.join(', ')}.` : '';
  if (open.length === 0) return `${brand}: all ${count} points are settled.${wrong}`;
  return `${brand}: ${open.length} of ${count} points are open: ${shortened(open)}.${wrong}`;
}
