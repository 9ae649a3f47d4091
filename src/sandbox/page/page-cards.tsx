/** @jsxImportSource hono/jsx */

import { testCardNumbers } from './test-card-numbers.ts';

/** Lists the test cards. Any other valid card number works too. */
export function TestCards() {
  return (
    <section id="cards" aria-labelledby="cards-title">
      <h2 id="cards-title">Test cards</h2>
      <p class="hint">
        With any month and year to come and any three digits. The number stays in the make-believe provider’s
        own frame: nothing but its last four digits is ever sent.
      </p>
      <ul class="coupons">
        {testCardNumbers.map(([number, what]) => (
          <li class="card">
            <code>{number}</code> <span>{what}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
