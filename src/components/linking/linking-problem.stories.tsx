import type { Stories } from '../stories.ts';
import { LinkingProblem, type LinkingProblemProps } from './linking-problem.tsx';

const usual: LinkingProblemProps = {
  title: 'Your account cannot be linked this way',
  text: 'The request that brought you here is not one we know. Nothing was shared.',
  again: 'Please close this page and start linking again in the app.',
  support: { href: '#support', label: 'Contact support' },
  reference: 'Reference: 8f31c0de',
};

export const stories: Stories = {
  refused: <LinkingProblem {...usual} />,
  'took too long': (
    <LinkingProblem
      {...usual}
      title="This took too long"
      text="For your security this page works for a short time only. Nothing was shared."
    />
  ),
};
