import { Component, type ReactNode } from 'react';
import { enteredIn, enterIn, type EnteredForms } from './entered.ts';

type IslandBoundaryProps = {
  /** The element of the island. */
  island: HTMLElement;
  /** Its child nodes as the server rendered them. */
  served: readonly Node[];
  children: ReactNode;
};

/**
 * If an island throws, restores the server-rendered form with the values that were typed, so that the browser itself
 * submits it; and reports the island and the error.
 */
export class IslandBoundary extends Component<IslandBoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  #entered: EnteredForms = new Map();

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    const { island, served } = this.props;
    for (const node of served) island.appendChild(node);
    enterIn(served, this.#entered);
    const detail = { error, componentUrl: island.getAttribute('component-url') };
    island.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true, detail }));
    // Reported to the listeners of report-errors.ts like an uncaught error: every page with an island has them.
    reportError(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // Read the values now: the failed island is still in the page, and React removes it after this render.
    this.#entered = enteredIn([...this.props.island.childNodes]);
    return null;
  }
}
