import { sampleTexts, type Stories } from '../stories.ts';
import { devices } from '../../copy/en/devices/devices.ts';
import { CamerasToKeep } from './cameras-to-keep.tsx';

const [one = '', several = ''] = sampleTexts(devices, 'lead');
const cameras = [
  { id: 'one', name: 'Driveway', model: 'Outdoor Cam' },
  { id: 'two', name: 'Front Door', model: undefined },
  { id: 'three', name: 'Nursery', model: undefined },
];

export const stories: Stories = {
  one: (
    <>
      <form id="keep-one" />
      <CamerasToKeep legend={one} isSingle cameras={cameras} form="keep-one" />
    </>
  ),
  several: (
    <>
      <form id="keep-several" />
      <CamerasToKeep legend={several} isSingle={false} cameras={cameras} form="keep-several" />
    </>
  ),
};
