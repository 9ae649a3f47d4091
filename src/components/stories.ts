import type { ReactElement } from 'react';

/** The states of a part, a view or an island by name, as the gallery and its tests show them. */
export type Stories = Readonly<Record<string, ReactElement>>;
