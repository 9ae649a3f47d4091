import {
  NATIVE_PROTOCOL,
  NATIVE_VERSION,
  type NativeMessage,
  type NativeNotice,
  type NativeSource,
  nativeAcknowledgement,
  nativeCapabilities,
  nativeNotice,
} from '../../contracts/native-message.ts';
import { property, receivers } from './app-around.ts';

/** What the bridge needs of a message event. */
type Heard = { data: unknown; origin: string; source: unknown };

/** The window of the page, or what stands in for it. Its other properties are looked at by name and never trusted. */
export type NativePage = {
  location: { origin: string };
  addEventListener: (type: 'message', listener: (event: Heard) => void) => void;
};

export type NativeBridge = {
  /** Greets the app, once a page. */
  hello: () => void;
  /** Tells the app something, after the greeting. False where there is no app that takes it: do it in the page then. */
  send: (notice: NativeNotice) => boolean;
  /** The version the app acknowledged; undefined while it has not. */
  acknowledged: () => number | undefined;
};

/** Longest answer of an app that is looked at, in characters. */
const MAX_ANSWER_LENGTH = 1_000;

/**
 * The way to the native app around a page that came by an isolated SSO (docs/native-bridge.md); mute where `source` says that
 * it did not. Takes no notice of an app that is old, missing or broken: nothing here ever throws.
 */
export function nativeBridge({
  source,
  language,
  page,
}: {
  source: NativeSource | undefined;
  /** The language of the page as a BCP 47 tag. */
  language: string;
  page: NativePage;
}): NativeBridge {
  let greeted = false;
  let version: number | undefined;

  function hello(): void {
    if (!source || greeted) return;
    greeted = true;
    page.addEventListener('message', (event) => {
      version ??= acknowledgedVersion(event, page);
    });
    post(page, {
      event: 'HELLO',
      protocol: NATIVE_PROTOCOL,
      version: NATIVE_VERSION,
      capabilities: [...nativeCapabilities],
      language,
    });
  }

  return {
    hello,
    send(notice) {
      hello();
      const listed = nativeNotice.safeParse(notice);
      return source !== undefined && listed.success && post(page, listed.data);
    },
    acknowledged: () => version,
  };
}

/** Hands a message to the first that takes messages. True where it was handed over without complaint. */
function post(page: NativePage, message: NativeMessage): boolean {
  for (const receiver of receivers(page)) {
    const take = property(receiver, 'postMessage');
    if (typeof take !== 'function') continue;
    try {
      Reflect.apply(take, receiver, [JSON.stringify(message)]);
      return true;
    } catch {
      // An app that chokes on a message has not taken it; another receiver would get it twice.
      return false;
    }
  }
  return false;
}

/** The version in an acknowledgement that this very page was sent in its own window; undefined for anything else. */
function acknowledgedVersion({ data, origin, source }: Heard, page: NativePage): number | undefined {
  if (origin !== page.location.origin || source !== page) return undefined;
  if (typeof data !== 'string' || data.length > MAX_ANSWER_LENGTH) return undefined;
  const answer = nativeAcknowledgement.safeParse(parsed(data));
  return answer.success ? answer.data.version : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
