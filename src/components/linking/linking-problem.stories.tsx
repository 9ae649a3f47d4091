import { linking } from '../../copy/en/linking/linking.ts';
import type { Stories } from '../stories.ts';
import { LinkingProblem, type LinkingProblemProps } from './linking-problem.tsx';

const usual: LinkingProblemProps = {
  title: 'Your account can’t be linked this way',
  text: 'We don’t recognize the request that brought you here. Nothing was shared.',
  again: linking.again,
  support: { href: '#support', label: 'Contact support' },
  reference: 'Reference: 8f31c0de',
};

export const stories: Stories = {
  refused: <LinkingProblem {...usual} />,
  'without what the assistant should send': <LinkingProblem {...usual} text={linking.missing_parameters} />,
  over: (
    <LinkingProblem
      {...usual}
      title="This page has expired"
      text="For your security, it only works for a short time. If your devices already show up in your assistant’s app, linking worked and there’s nothing left to do."
      again={linking.overAgain}
    />
  ),
};
