export type AppleButtonProps = {
  label: string;
  /** URLs of Apple's image of the button, one per colour scheme. */
  image: { light: string; dark: string };
  /** A return route that the server has already checked. */
  redirectUri: string | undefined;
};

/** Renders Apple's button as a plain form whose submit redirects to Apple. */
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
