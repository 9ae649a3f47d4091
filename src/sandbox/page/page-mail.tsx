/** @jsxImportSource hono/jsx */
import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import { linkPurposes, linkStates } from '../access/link-in-state.ts';
import { PERSONA_PASSWORD } from '../world/personas.ts';
import { Choice, PersonaChoice } from './page-choice.tsx';

const purposes = { resetPassword: 'Choose a new password', verifyEmail: 'Confirm the e-mail address' };
const states = {
  good: 'Good',
  used: 'Used before',
  expired: 'Too old',
  unknown: 'Not one of ours',
};

/** A form that opens a mailed link in any state, as its recipient would. */
export function MailedLinks({ brand }: { brand: SandboxBrand }) {
  return (
    <section id="mailed" aria-labelledby="mailed-title">
      <h2 id="mailed-title">Mailed links</h2>
      <p class="hint">
        Open a link as it comes by mail, with whatever may be the matter with it. A new password that differs
        from the old one in two characters or less, such as <code>{PERSONA_PASSWORD}1</code>, is too similar.
      </p>
      <form class="mailed card" method="post" action="/sandbox/mailed-link">
        <PersonaChoice label="Whose" brand={brand} />
        <Choice
          label="To"
          name="purpose"
          choices={linkPurposes.map((purpose) => ({ value: purpose, text: purposes[purpose] }))}
        />
        <Choice
          label="The link is"
          name="state"
          choices={linkStates.map((state) => ({ value: state, text: states[state] }))}
        />
        <button>Open the link</button>
      </form>
    </section>
  );
}
