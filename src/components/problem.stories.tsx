import { Problem, type ProblemProps } from './problem.tsx';
import type { Stories } from './stories.ts';

const usual: ProblemProps = {
  title: 'Something went wrong',
  text: 'Please try again in a few minutes.',
  back: { href: '#plan', label: 'Back to My Plan' },
  support: undefined,
  reference: undefined,
};

export const stories: Stories = {
  usual: <Problem {...usual} />,
  'to be tried again, with a way to help': (
    <Problem
      {...usual}
      retry={{ href: '#payment', label: 'Try again' }}
      help={{ href: '#help', label: 'Get help' }}
    />
  ),
  'with support': <Problem {...usual} support={{ href: '#support', label: 'Contact support' }} />,
  'with a reference': (
    <Problem
      {...usual}
      support={{ href: '#support', label: 'Contact support' }}
      reference="Reference: 8f31c0de"
    />
  ),
};
