import { myPlan } from '../../copy/en/plans/myPlan.ts';
import { sampleTexts, type Stories } from '../stories.ts';
import { Uncovered } from './uncovered.tsx';

const [coversNamed, coversIt, coversThem] = sampleTexts(myPlan, 'coversNamed', 'coversIt', 'coversThem');
const nursery = { id: 'three', name: 'Nursery', kind: 'indoor' } as const;
const unnamed = { id: 'five', name: 'Unnamed device', kind: 'other' } as const;
const larger = (label = '') => ({ href: '#plans', label });

export const stories: Stories = {
  'a larger plan covers it': (
    <Uncovered
      id="uncovered-one"
      text={myPlan.uncovered.one}
      devices={{ first: [nursery], more: undefined }}
      cover={undefined}
      larger={larger(coversNamed)}
    />
  ),
  'a larger plan covers a camera without a name': (
    <Uncovered
      id="uncovered-unnamed"
      text={myPlan.uncovered.one}
      devices={{ first: [unnamed], more: undefined }}
      cover={undefined}
      larger={larger(coversIt)}
    />
  ),
  'a larger plan covers all': (
    <Uncovered
      id="uncovered-all"
      text="9 cameras are not covered"
      devices={{ first: [nursery], more: { text: 'and 8 more', devices: [] } }}
      cover={undefined}
      larger={larger(coversThem)}
    />
  ),
};
