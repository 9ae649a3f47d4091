import { Button } from '../button.tsx';

export type OpenAppProps = {
  href: string;
  label: string;
  /** True as rendered where only a script in the browser can detect an iPad: the script then shows the link. */
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
