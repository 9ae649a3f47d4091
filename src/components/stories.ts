import type { ReactElement } from 'react';

/** The states of a part, view or island by name, which the gallery and its tests render. */
export type Stories = Readonly<Record<string, ReactElement>>;
