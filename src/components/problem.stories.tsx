import { problem } from '../copy/en/problem.ts';
import { Alert } from './alert.tsx';
import { Problem, type ProblemProps } from './problem.tsx';
import { sampleTexts, type Stories } from './stories.ts';

const usual: ProblemProps = {
  title: problem.title,
  text: problem.text,
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
  'an unknown page': <Problem {...usual} title={problem.notFoundTitle} text={problem.notFoundText} />,
  'a plan that was not cancelled': (
    <Problem
      {...usual}
      title={problem.cancelUnderWayTitle}
      text={problem.cancelUnderWay}
      back={{ href: '#plan', label: problem.lookAtPlan }}
    />
  ),
  'nobody knows whether a plan was cancelled': (
    <Problem {...usual} title={problem.cancelUnsureTitle} text={problem.cancelUnsure} />
  ),
  'another account is signed in': (
    <Problem {...usual} title={problem.otherAccountTitle} text={problem.otherAccountText} />
  ),
  'every answer of a call': (
    <div className="stack">
      {sampleTexts(
        problem,
        'alreadySubscribed',
        'cancelFailed',
        'bad_json',
        'bad_request',
        'unsupported_type',
        'too_large',
        'forbidden',
        'not_found',
        'method_not_allowed',
        'too_many_requests',
        'signed_out',
        'pending_delete',
        'unavailable',
        'unexpected',
      ).map((text) => (
        <Alert key={text} kind="error" text={text} />
      ))}
    </div>
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
