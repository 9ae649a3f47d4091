import { Button } from '../button.tsx';

export type OpenAppProps = {
  href: string;
  label: string;
  /** Only the browser can tell whether this is an iPad: served hidden, a script of the page shows it there. */
  hidden: boolean;
};

/** Opens the brand's app. */
export function OpenApp({ href, label, hidden }: OpenAppProps) {
  return (
    <div className="open-app" hidden={hidden}>
      <Button href={href} wide>
        {label}
      </Button>
    </div>
  );
}
