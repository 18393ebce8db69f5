import { useAddressQuery, type AddressForm } from '@vaglio/ui';

/** What a side of a comparison is in the address: a version's number, or the built-in extractor. */
export const BUILT_IN = 'built-in';

/** The comparison that the address shows; null while another tab is open. */
export interface LabView {
  /** Numbers of versions, or 'built-in'; '' for the usual choice. */
  readonly base: string;
  readonly candidate: string;
  /** The trial whose articles are shown; null before the first. */
  readonly trial: string | null;
}

const SIDE = /^(?:\d{1,9}|built-in)$/;

/** '?compare=7,9&trial=12': what is not a side is left out. */
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

/** The comparison of the address, and a way to another. */
export const useLabView = () => useAddressQuery(FORM);
