import { contract } from '../../copy/en/legal/contract.ts';
import { withdrawalRight } from '../../copy/en/legal/withdrawalRight.ts';
import { sampleTexts, type Stories } from '../stories.ts';
import { ContractView, type ContractViewProps } from './contract-view.tsx';

const texts = (...keys: (keyof typeof contract)[]) => sampleTexts(contract, ...keys).map((text) => [text]);

const usual: ContractViewProps = {
  title: 'Contract information',
  lead: 'What you should know before you order a plan, and while you have one.',
  seller: { title: 'Who you buy from', company: [{ label: 'Company', lines: ['Example GmbH'] }] },
  sections: [
    { title: contract.soldTitle, paragraphs: texts('sold') },
    { title: contract.priceTitle, paragraphs: texts('price', 'plans', 'tax') },
    { title: contract.payTitle, paragraphs: texts('pay') },
    { title: contract.termTitle, paragraphs: texts('term', 'endHere', 'endSignedIn', 'endElsewhere') },
    { title: contract.orderTitle, paragraphs: texts('order') },
  ],
  withdrawal: undefined,
  last: [
    { title: contract.conformityTitle, paragraphs: texts('conformity') },
    { title: contract.complaintsTitle, paragraphs: texts('complaints') },
  ],
};

export const stories: Stories = {
  'without a right of withdrawal': <ContractView {...usual} />,
  'with it': (
    <ContractView
      {...usual}
      withdrawal={{
        title: 'Right of withdrawal',
        rights: [
          {
            where: 'This applies to you if you live here: Germany.',
            right: sampleTexts(withdrawalRight, 'right').join(),
          },
        ],
        how: sampleTexts(withdrawalRight, 'how', 'online', 'inTime').map((text) => [text]),
        effectsTitle: 'Effects of withdrawal',
        effects: sampleTexts(withdrawalRight, 'effects', 'begun'),
        form: {
          title: 'Model withdrawal form',
          lines: sampleTexts(
            withdrawalRight,
            'formIntro',
            'formTo',
            'formText',
            'formOrdered',
            'formName',
            'formAddress',
            'formSigned',
            'formDate',
            'formStar',
          ),
        },
      }}
    />
  ),
};
