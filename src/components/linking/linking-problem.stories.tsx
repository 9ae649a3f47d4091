import type { Stories } from '../stories.ts';
import { LinkingProblem, type LinkingProblemProps } from './linking-problem.tsx';

const usual: LinkingProblemProps = {
  title: 'Your account can’t be linked this way',
  text: 'We don’t recognize the request that brought you here. Nothing was shared.',
  again: 'Please close this page and start linking again in the app.',
  support: { href: '#support', label: 'Contact support' },
  reference: 'Reference: 8f31c0de',
};

export const stories: Stories = {
  refused: <LinkingProblem {...usual} />,
  over: (
    <LinkingProblem
      {...usual}
      title="This page has expired"
      text="For your security, it only works for a short time. If your devices already show up in your assistant’s app, linking worked and there’s nothing left to do."
      again="If they don’t, please close this page and start linking again in the app."
    />
  ),
};
