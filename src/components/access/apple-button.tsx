import '../../styles/social.css';

export type AppleButtonProps = {
  label: string;
  /** Addresses of Apple's drawing of its button. */
  image: { light: string; dark: string };
  /** A checked return route. */
  redirectUri: string | undefined;
};

/** Apple's button: a plain form that leads to Apple. */
export function AppleButton({ label, image, redirectUri }: AppleButtonProps) {
  return (
    <form method="post" action="/api/social/apple/begin">
      {redirectUri && <input type="hidden" name="redirectUri" value={redirectUri} />}
      <button className="social-apple">
        <picture>
          <source media="(prefers-color-scheme: dark)" srcSet={image.dark} />
          <img src={image.light} width="375" height="40" alt={label} decoding="async" />
        </picture>
      </button>
    </form>
  );
}
