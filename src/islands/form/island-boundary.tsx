import { Component, type ReactNode } from 'react';
import { enteredIn, enterIn, type EnteredForms } from './entered.ts';

type IslandBoundaryProps = {
  /** The element that holds the island. */
  island: HTMLElement;
  /** What stood in it as served. */
  served: readonly Node[];
  children: ReactNode;
};

/**
 * Where an island fails, puts back the plain form as served, with what was typed, for the browser itself to send; and reports
 * the failure.
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
    // To the listeners of report-errors.ts, as if nobody had caught it: a page with an island has them.
    reportError(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // Read now: what failed still stands in the page, and is gone once this is shown.
    this.#entered = enteredIn([...this.props.island.childNodes]);
    return null;
  }
}
