import hydrate from '@astrojs/react/client.js';
import type { FunctionComponent } from 'react';
import { IslandBoundary } from '../form/island-boundary.tsx';

type Props = Record<string, unknown>;
type Slots = Record<string, string>;

/** Hydrates an island in the browser, inside the boundary that restores its form if it fails. */
const wake =
  (island: HTMLElement) =>
  (Island: FunctionComponent<Props>, ...rest: [Props, Slots, Slots]) => {
    const served = [...island.childNodes].map((node) => node.cloneNode(true));
    const Guarded = (props: Props) => (
      <IslandBoundary island={island} served={served}>
        <Island {...props} />
      </IslandBoundary>
    );
    hydrate(island)(Guarded, ...rest);
  };

export default wake;
