/** Layout of the list. Source: decide-together, Views. */
export type Layout = 'cards' | 'table' | 'board';

/** Layouts in display order. */
export const LAYOUTS: readonly Layout[] = ['cards', 'table', 'board'];
