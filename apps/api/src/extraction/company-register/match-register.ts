import type { Canton } from '@vaglio/startups-domain';
import type { RegisterEntry } from '../../platform/db/schema/register-lookups.table';

/** What a register says of a company that an article names. */
export type RegisterMatch = {
  /** The one company that is meant; null when there is none, or several could be. */
  entry: RegisterEntry | null;
  /**
   * Of the canton that the article states: `agrees`, `contradicts`, or `silent` where either says nothing.
   */
  canton: 'agrees' | 'contradicts' | 'silent';
};

/**
 * Finds the company that an article means among those of its name: the only active one, or the only active one in the
 * canton that the article states.
 * @param entries all companies of the name
 */
export function matchRegister(entries: readonly RegisterEntry[], canton: Canton | null): RegisterMatch {
  const active = entries.filter(({ is_active }) => is_active);
  const near = active.filter((entry) => entry.canton === canton);
  const [entry = null] = active.length === 1 ? active : canton !== null && near.length === 1 ? near : [];
  if (entry === null || entry.canton === null || canton === null) return { entry, canton: 'silent' };
  return { entry, canton: entry.canton === canton ? 'agrees' : 'contradicts' };
}
