export type RedirectNoticeProps = { to: string; text: string; link: string };

/** Leads on from a page that is already on its way to the browser: at once by itself, and by a link. */
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
