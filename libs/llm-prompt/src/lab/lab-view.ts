import { useAddressQuery, type AddressForm } from '@vaglio/ui';

/** Value that represents the built-in extractor in addresses. */
export const BUILT_IN = 'built-in';

/** Comparison that the address describes. */
export interface LabView {
  /** Version number or 'built-in'. '' selects the default. */
  readonly base: string;
  readonly candidate: string;
  /** Id of the displayed trial, or null before the first trial. */
  readonly trial: string | null;
}

const SIDE = /^(?:\d{1,9}|built-in)$/;

/**
 * Reads the comparison in an address such as '?compare=7,9&trial=12'. Invalid sides become ''. If another tab is open,
 * it returns null.
 */
export function readLabView(search: string): LabView | null {
  const params = new URLSearchParams(search);
  const compare = params.get('compare');
  if (compare === null) return null;
  const [base = '', candidate = ''] = compare.split(',').map((side) => (SIDE.test(side) ? side : ''));
  const trial = params.get('trial');
  return { base, candidate, trial: trial !== null && /^\d{1,15}$/.test(trial) ? trial : null };
}

export function toLabSearch(view: LabView | null): string {
  if (view === null) return '';
  const { base, candidate, trial } = view;
  const compare = base === '' && candidate === '' ? '' : `${base},${candidate}`;
  return `?compare=${compare}${trial === null ? '' : `&trial=${trial}`}`;
}

const FORM: AddressForm<LabView | null> = {
  read: readLabView,
  toSearch: toLabSearch,
  isStep: (next, shown) => (next === null) !== (shown === null),
};

/** Returns the comparison in the address and a function that changes it. */
export const useLabView = () => useAddressQuery(FORM);
