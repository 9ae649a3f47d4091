import { Menu } from './menu.tsx';
import type { Stories } from './stories.ts';

const items = (
  <>
    <a className="menu-item" href="#devices">
      Manage Devices
    </a>
    <a className="menu-item danger" href="#cancel">
      Cancel Plan
    </a>
  </>
);

export const stories: Stories = {
  named: (
    <Menu id="sample-menu" label="Olivia Bennett">
      {items}
    </Menu>
  ),
  dots: (
    <Menu id="sample-dots" label="Plan actions" dots>
      {items}
    </Menu>
  ),
};
