import { myPlan } from '../../copy/en/plans/myPlan.ts';
import type { Stories } from '../stories.ts';
import { Uncovered } from './uncovered.tsx';

const nursery = { id: 'three', name: 'Nursery', kind: 'indoor' } as const;
const garage = { id: 'four', name: 'Garage', kind: 'outdoor' } as const;
const press = (device: typeof nursery | typeof garage) => ({ ...device, press: `Cover ${device.name}` });

export const stories: Stories = {
  one: (
    <Uncovered
      id="uncovered-one"
      text={myPlan.uncovered.one}
      devices={{ first: [nursery], more: undefined }}
      cover={undefined}
    />
  ),
  'several, and the plan has a place': (
    <Uncovered
      id="uncovered-several"
      text="2 cameras are not covered"
      devices={{ first: [press(nursery), press(garage)], more: undefined }}
      cover={{ action: '/api/devices/cover?account=sample', subscriptionId: 'sample', version: 'a' }}
    />
  ),
  many: (
    <Uncovered
      id="uncovered-many"
      text="9 cameras are not covered"
      devices={{ first: [nursery], more: { text: 'and 8 more', devices: [] } }}
      cover={undefined}
    />
  ),
};
