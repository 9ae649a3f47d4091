import { declaration } from '../../copy/en/legal/declaration.ts';
import { sampleTexts, type Stories } from '../stories.ts';
import { DeclarationSent, type DeclarationSentProps } from './declaration-sent.tsx';

const [sentText = ''] = sampleTexts(declaration, 'sentUnshown');
const usual: DeclarationSentProps = {
  title: 'Your cancellation has been sent',
  receipt: { kind: 'success', text: 'A receipt is on its way to erika@person.example.' },
  facts: [
    { label: 'Declaration', value: 'Cancellation for cause' },
    { label: 'Name', value: 'Erika Mustermann' },
    { label: 'Reason', value: 'It stopped recording.\nTwice.' },
    { label: 'Received on', value: 'December 11, 2026 at 12:00:00 PM UTC' },
  ],
  next: 'Support will process it and answer you at this address.',
  another: { href: '#another', label: 'Make another declaration' },
};

export const stories: Stories = {
  'with its receipt': <DeclarationSent {...usual} />,
  'without its receipt': (
    <DeclarationSent {...usual} receipt={{ kind: 'warning', text: 'We couldn’t send the receipt.' }} />
  ),
  'to a browser without cookies': (
    <DeclarationSent
      title={usual.title}
      receipt={{ kind: 'success', text: sentText }}
      another={usual.another}
    />
  ),
};
