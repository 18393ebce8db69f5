import type { Location } from 'react-router';
import { PATHS } from '@vaglio/startups-domain';

/** Value of the old parameter for the shortlist of a list, which needs no parameter of its own now. */
const OF_THE_LIST = 'list';

/** Parameters by which the list's page showed other pages, the one that wins first. */
const MOVED = [
  { old: 'dossier', path: PATHS.dossier, parameter: 'id' },
  { old: 'compare', path: PATHS.compare, parameter: 'ids' },
  { old: 'review', path: PATHS.review, parameter: 'tab' },
] as const;

/**
 * The present address for an old one of Review, a comparison or a document: a parameter of the list's page named these
 * before they had paths. Bookmarks, mails and notes still hold such addresses.
 * @param location of the list's page; its other parameters and its hash stay
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
