import type { Canton } from '@vaglio/startups-domain';
import type { RegisterEntry } from '../../platform/db/schema/register-lookups.table';

/** Result of looking up a company of an article in the register. */
export type RegisterMatch = {
  /** Matching company; null if no company matches, or several do. */
  entry: RegisterEntry | null;
  /** Comparison of the cantons in article and register: `silent` if one of them is unknown. */
  canton: 'agrees' | 'contradicts' | 'silent';
};

/**
 * Selects the register entry of a company in an article: the only active entry, or the only active entry in the stated
 * canton.
 * @param entries all register entries with the company's name
 */
export function matchRegister(entries: readonly RegisterEntry[], canton: Canton | null): RegisterMatch {
  const active = entries.filter(({ is_active }) => is_active);
  const near = active.filter((entry) => entry.canton === canton);
  const [entry = null] = active.length === 1 ? active : canton !== null && near.length === 1 ? near : [];
  if (entry === null || entry.canton === null || canton === null) return { entry, canton: 'silent' };
  return { entry, canton: entry.canton === canton ? 'agrees' : 'contradicts' };
}
