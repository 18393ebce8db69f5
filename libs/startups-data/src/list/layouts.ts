/** How the list is drawn. Source: decide-together, Views. */
export type Layout = 'cards' | 'table' | 'board';

/** The layouts in the order in which they are offered. */
export const LAYOUTS: readonly Layout[] = ['cards', 'table', 'board'];
