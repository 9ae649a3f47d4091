import type * as z from 'zod/mini';
import {
  appCapabilities,
  type AppCapability,
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

/** The part of a message event that the bridge reads. */
type ReceivedMessage = { data: unknown; origin: string; source: unknown };

/** The window of the page, or a test's replacement. Other properties are read by name and never trusted. */
export type NativePage = {
  location: { origin: string };
  addEventListener: (type: 'message', listener: (event: ReceivedMessage) => void) => void;
};

/** The messages between the page and the native app that embeds it. */
export type NativeBridge = {
  /** Sends the greeting to the app, once per page. */
  hello: () => void;
  /**
   * Sends a message to the app, after the greeting. Returns false if no app accepts it, or if the app has not said that it
   * carries out what the message asks for: the page then acts itself.
   */
  send: (notice: NativeNotice) => boolean;
  /** The version that the app acknowledged; undefined before that. */
  acknowledged: () => number | undefined;
  /** True once the app has said that it carries this out for the page. */
  carriesOut: (capability: AppCapability) => boolean;
};

/** The longest answer of an app that is read, in characters. */
const MAX_ANSWER_LENGTH = 1_000;

/**
 * The bridge to the native app around a page that was opened by an app (docs/native-bridge.md). Sends nothing
 * if `source` is undefined. Tolerates an app that is old, missing or broken: no method throws.
 */
export function nativeBridge({
  source,
  language,
  page,
}: {
  source: NativeSource | undefined;
  /** The language of the page, as a BCP 47 tag. */
  language: string;
  page: NativePage;
}): NativeBridge {
  let greeted = false;
  let app: z.output<typeof nativeAcknowledgement> | undefined;

  function hello(): void {
    if (!source || greeted) return;
    greeted = true;
    page.addEventListener('message', (event) => {
      app ??= acknowledgement(event, page);
    });
    post(page, {
      event: 'HELLO',
      protocol: NATIVE_PROTOCOL,
      version: NATIVE_VERSION,
      capabilities: [...nativeCapabilities],
      language,
    });
  }

  const carriesOut = (capability: AppCapability) => app?.capabilities?.includes(capability) ?? false;

  return {
    hello,
    send(notice) {
      hello();
      const { success, data } = nativeNotice.safeParse(notice);
      if (source === undefined || !success) return false;
      const request = appCapabilities.find((capability) => capability === data.event);
      return (request === undefined || carriesOut(request)) && post(page, data);
    },
    acknowledged: () => app?.version,
    carriesOut,
  };
}

/**
 * Sends a message to the first receiver that can take messages; returns false if none exists or the receiver throws.
 */
function post(page: NativePage, message: NativeMessage): boolean {
  for (const receiver of receivers(page)) {
    const take = property(receiver, 'postMessage');
    if (typeof take !== 'function') continue;
    try {
      Reflect.apply(take, receiver, [JSON.stringify(message)]);
      return true;
    } catch {
      // The app may have received the message before it threw: the next receiver could deliver it twice.
      return false;
    }
  }
  return false;
}

/** Returns the acknowledgement that this page received in its own window; undefined for anything else. */
function acknowledgement(
  { data, origin, source }: ReceivedMessage,
  page: NativePage,
): z.output<typeof nativeAcknowledgement> | undefined {
  if (origin !== page.location.origin || source !== page) return undefined;
  if (typeof data !== 'string' || data.length > MAX_ANSWER_LENGTH) return undefined;
  const answer = nativeAcknowledgement.safeParse(parsed(data));
  return answer.success ? answer.data : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
