import type { Location } from 'react-router';
import { PATHS } from '@vaglio/startups-domain';

/**
 * Value of the old `dossier` parameter for the shortlist of a whole list. The new address needs no parameter for it.
 */
const OF_THE_LIST = 'list';

/** Old parameters of the list page that opened other pages, in order of precedence. */
const MOVED = [
  { old: 'dossier', path: PATHS.dossier, parameter: 'id' },
  { old: 'compare', path: PATHS.compare, parameter: 'ids' },
  { old: 'review', path: PATHS.review, parameter: 'tab' },
] as const;

/**
 * Converts an old address of Review, a comparison or a document, which used to be a parameter of the list page, into
 * the current address. Bookmarks, emails and notes still contain old addresses.
 * @param location location of the list page; its other parameters and its hash are kept
 * @returns null for an address of the list itself
 */
export function movedAddress({ search, hash }: Pick<Location, 'search' | 'hash'>): string | null {
  const params = new URLSearchParams(search);
  const moved = MOVED.find(({ old }) => params.has(old));
  if (!moved) return null;
  const { old, path, parameter } = moved;
  const value = params.get(old) ?? '';
  params.delete(old);
  params.delete(parameter);
  const isShortlist = old === 'dossier' && value === OF_THE_LIST;
  const query = new URLSearchParams([...(isShortlist ? [] : [[parameter, value]]), ...params]).toString();
  return `${path}${query === '' ? '' : `?${query}`}${hash}`;
}
