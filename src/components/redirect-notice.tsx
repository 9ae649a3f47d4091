export type RedirectNoticeProps = { to: string; text: string; link: string };

/** Redirects from a page whose response has already begun: by a meta refresh, and by a link. */
export function RedirectNotice({ to, text, link }: RedirectNoticeProps) {
  return (
    <>
      <meta httpEquiv="refresh" content={`0;url=${to}`} />
      <p role="status">
        {text} <a href={to}>{link}</a>
      </p>
    </>
  );
}
