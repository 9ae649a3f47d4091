/** What the portal tells the app (docs/native-bridge/messages.md). Everything else that a message may hold is left out. */
export type PortalMessage =
  | { event: 'HELLO'; version: number; language?: string | undefined }
  | { event: 'NAVIGATE_BACK' }
  | ({ event: 'SHOW_ALERT'; subtype: 'CHECKOUT_SUCCESS' | 'CHECKOUT_FAILURE' } & Why)
  | ({ event: 'subscriptionsFlowError' } & Why)
  | ({ event: 'CHANGE_ENDED'; change: string; outcome: 'done' | 'refused' | 'unknown' } & Why)
  | { event: 'SESSION_ENDED'; reason: string; nextPath?: string | undefined }
  | { event: 'OPEN_LINK'; url: string }
  | { event: 'SHARE_FILE'; name: string; type: string; base64: string };

type Why = { code?: string | undefined; message?: string | undefined };

/** Reads a message of the portal; undefined for anything that this version of the app does not know. Never throws. */
export function parsePortalMessage(text: string): PortalMessage | undefined {
  const fields = fieldsOf(text);
  const version = fields.get('version');
  const field = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const oneOf = <Known extends string>(name: string, known: readonly Known[]) =>
    known.find((each) => each === field(name));
  const why = { code: field('code'), message: field('message') };
  const event = field('event');
  switch (event) {
    case 'HELLO': {
      const isPortal = field('protocol') === 'account-portal' && typeof version === 'number';
      return isPortal ? { event, version, language: field('language') } : undefined;
    }
    case 'NAVIGATE_BACK':
      return { event };
    case 'SHOW_ALERT': {
      const subtype = oneOf('subtype', ['CHECKOUT_SUCCESS', 'CHECKOUT_FAILURE']);
      return subtype && { event, subtype, ...why };
    }
    case 'subscriptionsFlowError':
      return { event, ...why };
    case 'CHANGE_ENDED': {
      const change = field('change');
      const outcome = oneOf('outcome', ['done', 'refused', 'unknown']);
      return change && outcome ? { event, change, outcome, ...why } : undefined;
    }
    case 'SESSION_ENDED': {
      const reason = field('reason');
      return reason ? { event, reason, nextPath: field('nextPath') } : undefined;
    }
    case 'OPEN_LINK': {
      const url = field('url');
      return url && /^(https?|mailto|tel):/.test(url) ? { event, url } : undefined;
    }
    case 'SHARE_FILE': {
      const [name, type, base64] = [field('name'), field('type'), field('base64')];
      return name && type !== undefined && base64 !== undefined ? { event, name, type, base64 } : undefined;
    }
    default:
      return undefined;
  }
}

function fieldsOf(text: string): Map<string, unknown> {
  try {
    const json: unknown = JSON.parse(text);
    return new Map(typeof json === 'object' && json !== null ? Object.entries(json) : []);
  } catch {
    return new Map();
  }
}
