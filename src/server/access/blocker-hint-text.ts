import type { BlockerHintText } from '../../components/blocker-hint.tsx';
import { supportLink } from './support-link.ts';
import type { RequestContext } from '../request/request-context.ts';

/** Returns what a page says where a provider's script does not load. */
export function blockerHintText(context: RequestContext): BlockerHintText {
  const { blocker: text } = context.copy('problem');
  return { text, support: supportLink(context) };
}
