type Entered = { value: string; checked: boolean; focused: boolean };

/**
 * The values typed into a page's forms, by the form's index, the control's name, and its index among controls of that
 * name.
 */
export type EnteredForms = ReadonlyMap<string, Entered>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Reads the values of the forms inside these nodes. */
export function enteredIn(nodes: readonly Node[]): EnteredForms {
  return new Map(
    controlsIn(nodes).map(([key, control]) => [
      key,
      {
        value: control.value,
        checked: control instanceof HTMLInputElement && control.checked,
        focused: control === document.activeElement,
      },
    ]),
  );
}

/** Writes the values into the same forms, and focuses the control that had the focus. */
export function enterIn(nodes: readonly Node[], entered: EnteredForms): void {
  for (const [key, control] of controlsIn(nodes)) {
    const was = entered.get(key);
    if (!was) continue;
    if (control instanceof HTMLInputElement && isTicked(control)) control.checked = was.checked;
    else control.value = was.value;
    if (was.focused) control.focus();
  }
}

/** The controls that a person fills in: hidden controls belong to the server, and a script cannot fill in a file. */
function controlsIn(nodes: readonly Node[]): [key: string, control: Control][] {
  const forms = nodes.flatMap(formsIn);
  return forms.flatMap((form, index) => {
    const namesakes = new Map<string, number>();
    return [...form.elements].flatMap((control: unknown): [string, Control][] => {
      if (!isEntered(control)) return [];
      const nth = namesakes.get(control.name) ?? 0;
      namesakes.set(control.name, nth + 1);
      return [[`${index} ${control.name} ${nth}`, control]];
    });
  });
}

function formsIn(node: Node): HTMLFormElement[] {
  if (node instanceof HTMLFormElement) return [node];
  return node instanceof HTMLElement ? [...node.getElementsByTagName('form')] : [];
}

function isEntered(element: unknown): element is Control {
  if (element instanceof HTMLInputElement) return element.type !== 'hidden' && element.type !== 'file';
  return element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
}

function isTicked({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}
