import { Button, type ButtonProps } from './button.tsx';
import type { Stories } from './stories.ts';

const inEveryState = (variant: NonNullable<ButtonProps['variant']>) => (
  <div className="row">
    <Button variant={variant}>Save Changes</Button>
    <Button variant={variant} compact>
      Compact
    </Button>
    <Button variant={variant} disabled>
      Disabled
    </Button>
    <Button variant={variant} busyText="Saving">
      Save Changes
    </Button>
    <Button variant={variant} href="#link">
      A link
    </Button>
  </div>
);

export const stories: Stories = {
  primary: inEveryState('primary'),
  secondary: inEveryState('secondary'),
  quiet: inEveryState('quiet'),
  danger: inEveryState('danger'),
  wide: <Button wide>Sign In</Button>,
};
