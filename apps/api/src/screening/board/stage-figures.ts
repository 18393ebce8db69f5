import type { Page } from '../../platform/http/pagination/list-page';

/** What is known of a column before its cards are read. */
export type StageFigures = {
  total: number;
  /** Null for New; of those whose time is known, the one in the middle came into the stage then: milliseconds since 1970. */
  medianSince: number | null;
  ofYear: number;
  /** Of Later: when the first one ends. */
  next: number | null;
  /** Of the cards that are shown, in their order. */
  ids: number[];
};

/** Which cards of each column are shown. */
export type Shown = Pick<Page, 'limit' | 'offset'>;

export const YEAR_MS = 365 * 86_400_000;
export const NO_FIGURES: StageFigures = { total: 0, medianSince: null, ofYear: 0, next: null, ids: [] };
