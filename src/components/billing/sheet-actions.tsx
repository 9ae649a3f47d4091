import { Button } from '../button.tsx';

export type SheetActionsProps = {
  /** The sheet as a file; undefined where there is none. */
  file: { href: string; label: string } | undefined;
  /** The button to print, by its id, to which the page's script listens; undefined in an app, whose web view does not print. */
  print: { id: string; label: string } | undefined;
};

/** Keeps a sheet as a file, or prints it. Neither is on the paper. */
export function SheetActions({ file, print }: SheetActionsProps) {
  return (
    <>
      {file && (
        <span className="invoice-file">
          <Button href={file.href} variant="secondary" compact data-file="">
            {file.label}
          </Button>
        </span>
      )}
      {print && (
        <span className="invoice-print">
          <Button type="button" variant="secondary" compact id={print.id}>
            {print.label}
          </Button>
        </span>
      )}
    </>
  );
}
