export type LinkingDoneProps = { title: string; text: string };

/** Says that a linking has succeeded, and what to do if the assistant's app does not show it. */
export function LinkingDone({ title, text }: LinkingDoneProps) {
  return (
    <div className="outcome success">
      <h1>{title}</h1>
      <p>{text}</p>
    </div>
  );
}
