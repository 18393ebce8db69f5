import type { LucideIcon } from 'lucide-react';
import type { Startup } from '@vaglio/contract';
import { foldText, routes } from '@vaglio/startups-domain';

/** Page or section that is available to the user. */
export interface Place {
  readonly label: string;
  /** Name of the parent page, such as 'Settings'. */
  readonly detail?: string;
  /** Temporary state, such as '2 new'. */
  readonly state?: string;
  readonly icon: LucideIcon;
  readonly to: string;
}

/** Action that is available on all pages. */
export interface Action {
  readonly label: string;
  readonly detail?: string;
  readonly icon: LucideIcon;
  readonly run: () => void;
}

/**
 * Line of the palette.
 * @property id unique id, which does not depend on the text
 * @property startup null for a recent entry, because its current data are unknown
 * @property count null for a recent search, because its current count is unknown
 */
export type PaletteEntry = { readonly id: string; readonly group: string; readonly label: string } & (
  | { readonly kind: 'startup'; readonly startup: Startup | null; readonly to: string }
  | { readonly kind: 'place'; readonly place: Place; readonly to: string }
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'search'; readonly count: number | null; readonly to: string }
);

/** Scope of the search: everything, only startups, or only actions. */
export type Scope = 'all' | 'startups' | 'actions';

/** Prefix of a text that limits the search to actions. */
const ACTIONS_SIGN = '>';

/**
 * Parses the typed text.
 * @param isOnlyStartups true if the user limited the search to startups
 */
export function readText(
  text: string,
  isOnlyStartups: boolean,
): { readonly scope: Scope; readonly q: string } {
  const trimmed = text.trim();
  if (trimmed.startsWith(ACTIONS_SIGN)) return { scope: 'actions', q: trimmed.slice(1).trim() };
  return { scope: isOnlyStartups ? 'startups' : 'all', q: trimmed };
}

/** Entries that are available to the user. */
export interface Offered {
  readonly places: readonly Place[];
  /** Saved views of the list, pinned ones first. */
  readonly views: readonly Place[];
  readonly actions: readonly Action[];
  /** Recently selected entries, latest first. */
  readonly recent: readonly PaletteEntry[];
  readonly found: FoundStartups | null;
}

/**
 * Results of a startup search.
 * @property total number of results; 0 while it is unknown
 * @property isSimilar true if the names match only by similar spelling
 */
export interface FoundStartups {
  readonly startups: readonly Startup[];
  readonly total: number;
  readonly isSimilar: boolean;
}

/** Maximum number of views in the palette. */
const MAX_VIEWS = 6;
/** Text that also finds every view. */
const OPEN_VIEW = 'Open view';

/**
 * Returns the lines for a search text in this order: startups, views, pages, actions, and the search in the list.
 * Without a text, recent entries come first.
 */
export function entriesFor({ scope, q }: ReturnType<typeof readText>, offered: Offered): PaletteEntry[] {
  const { found, recent, places, views, actions } = offered;
  const named = actions.filter(({ label }) => includesAllTerms(label, q)).map(actionEntry);
  const saved = views
    .filter(({ label, detail }) => includesAllTerms(`${OPEN_VIEW} ${detail ?? ''} ${label}`, q))
    .slice(0, MAX_VIEWS)
    .map(viewEntry);
  if (scope === 'actions') return [...named, ...saved];
  const startups = q === '' || found === null ? [] : startupEntries(found);
  const isSearchable = q !== '' && found !== null && !found.isSimilar && found.total > 0;
  const search = isSearchable ? [searchEntry(q, found.total)] : [];
  if (scope === 'startups')
    return [...(q === '' ? recent.filter(({ kind }) => kind === 'startup') : startups), ...search];
  const there = places
    .filter(({ label, detail }) => includesAllTerms(`${detail ?? ''} ${label}`, q))
    .map(placeEntry);
  return q === ''
    ? [...recent, ...saved, ...there, ...named]
    : [...startups, ...saved, ...there, ...named, ...search];
}

/**
 * Returns an entry as it is stored among the recent entries. Counts and the startup's list are removed, because they
 * change.
 */
export function asRecent(entry: PaletteEntry): PaletteEntry {
  const kept = { id: `recent-${entry.id.replace(/^recent-/, '')}`, group: 'Recent' };
  if (entry.kind === 'startup') return { ...entry, ...kept, startup: null, to: withoutMode(entry.to) };
  if (entry.kind === 'search') return { ...entry, ...kept, count: null };
  if (entry.kind === 'action') return { ...entry, ...kept };
  const { state: _state, ...place } = entry.place;
  return { ...entry, ...kept, place };
}

function withoutMode(address: string): string {
  const [path = '', search] = address.split('?');
  const params = new URLSearchParams(search);
  params.delete('mode');
  return `${path}?${params.toString()}`;
}

function startupEntries({ startups, isSimilar }: FoundStartups): PaletteEntry[] {
  const group = isSimilar ? 'Startups with nearly this name' : 'Startups';
  return startups.map((startup) => ({
    id: `startup-${startup.id}`,
    group,
    label: startup.company_name,
    kind: 'startup',
    startup,
    to: routes.investments({ ...(startup.rejected === 1 && { mode: 'rejected' }), startup: startup.id }),
  }));
}

const placeEntry = (place: Place): PaletteEntry => ({
  id: `place-${place.to}`,
  group: 'Pages',
  label: place.label,
  kind: 'place',
  place,
  to: place.to,
});

const viewEntry = (view: Place): PaletteEntry => ({ ...placeEntry(view), group: 'Views' });

const actionEntry = (action: Action): PaletteEntry => ({
  id: `action-${action.label}`,
  group: 'Actions',
  label: action.label,
  kind: 'action',
  action,
});

const searchEntry = (q: string, count: number): PaletteEntry => ({
  id: 'search',
  group: 'Search',
  label: `Search “${q}” in Potential Investiments`,
  kind: 'search',
  count,
  to: routes.investments({ mode: 'all', q, later: 'all' }),
});

/** Returns true if the text contains each word, ignoring case and accents. */
export function includesAllTerms(text: string, words: string): boolean {
  const folded = foldText(text);
  return foldText(words)
    .split(' ')
    .every((word) => folded.includes(word));
}
