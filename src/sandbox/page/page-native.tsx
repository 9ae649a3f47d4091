/** @jsxImportSource hono/jsx */
import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import { chosenLanguages, languageName } from '../../domain/languages.ts';
import { nativeSources } from '../../contracts/native-message.ts';
import { nativeTargets, receivedMessages } from '../access/native-app.ts';
import { Choice, PersonaChoice } from './page-choice.tsx';
import { When } from './page-when.tsx';
import type { World } from '../world/world.ts';

const SHOWN_MESSAGES = 20;
const apps = { ios: 'iPhone', android: 'Android', app: 'One that does not say' };

/**
 * The brand's app on a phone: a form that opens the portal with a one-time token, and the portal's messages to the app.
 */
export function NativeApp({ world, brand }: { world: World; brand: SandboxBrand }) {
  return (
    <section id="native" aria-labelledby="native-title">
      <h2 id="native-title">Native app</h2>
      <p class="hint">
        Open the portal as the {brand.displayName} app does, with a token that works once, in a new tab. What
        the portal tells the app shows up below. With plans chosen, the app hands over a change of plan
        instead.
      </p>
      <form class="native card" method="post" action="/sandbox/native-app" target="native-app">
        <PersonaChoice label="Who" brand={brand} />
        <Choice
          label="Phone"
          name="source"
          choices={nativeSources.map((source) => ({ value: source, text: apps[source] }))}
        />
        <Choice label="Opens" name="target" choices={nativeTargets.map((target) => ({ value: target }))} />
        <LanguageChoice none="It does not say" />
        <PlanChoice label="From plan" name="fromPlanCode" brand={brand} />
        <PlanChoice label="To plan" name="toPlanCode" brand={brand} />
        <button>Open in the app</button>
      </form>
      <div id="native-live" data-live>
        <Messages world={world} />
      </div>
    </section>
  );
}

/** A field for the language in which an app or assistant opens the portal. */
export function LanguageChoice({ none }: { none: string }) {
  const known = chosenLanguages.map((language) => ({
    value: language,
    text: languageName(language),
    lang: language,
  }));
  return <Choice label="Language" name="language" choices={[{ value: '', text: none }, ...known]} />;
}

function PlanChoice({ label, name, brand }: { label: string; name: string; brand: SandboxBrand }) {
  const sold = brand.catalogue.map(({ code }) => ({ value: code }));
  return <Choice label={label} name={name} choices={[{ value: '', text: 'None' }, ...sold]} />;
}

function Messages({ world }: { world: World }) {
  const messages = receivedMessages(world).slice(0, SHOWN_MESSAGES);
  if (messages.length === 0) return <p class="empty">The portal has not told the app anything yet.</p>;
  return (
    <>
      <ol class="messages">
        {messages.map(({ at, brand, message }) => (
          <li class="card">
            <p class="meta">
              <b>{message.event}</b> ({brand}), <When at={at} />
            </p>
            <code>{JSON.stringify(message)}</code>
          </li>
        ))}
      </ol>
      <form method="post" action="/sandbox/native-messages/clear">
        <button class="quiet">Empty the list</button>
      </form>
    </>
  );
}
