import type { LucideIcon } from 'lucide-react';
import type { Startup } from '@vaglio/contract';
import { foldText, routes } from '@vaglio/startups-domain';

/** A page or a section that the person may open. */
export interface Place {
  readonly label: string;
  /** What it is part of: 'Settings'. */
  readonly detail?: string;
  /** What is so now alone: '2 new'. */
  readonly state?: string;
  readonly icon: LucideIcon;
  /** Its address. */
  readonly to: string;
}

/** What the person may do from anywhere. */
export interface Action {
  readonly label: string;
  readonly detail?: string;
  readonly icon: LucideIcon;
  readonly run: () => void;
}

/** One line of the palette. @property id distinguishes it from the others, whatever the text. @property startup null for one that was chosen before: what it is now is not known; so is the count of a search */
export type PaletteEntry = { readonly id: string; readonly group: string; readonly label: string } & (
  | { readonly kind: 'startup'; readonly startup: Startup | null; readonly to: string }
  | { readonly kind: 'place'; readonly place: Place; readonly to: string }
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'search'; readonly count: number | null; readonly to: string }
);

/** What is looked for: everything, startups alone, or actions alone. */
export type Scope = 'all' | 'startups' | 'actions';

/** Narrows to actions where a text begins with it. */
const ACTIONS_SIGN = '>';

/** What a typed text asks for. @param isOnlyStartups whether the person narrowed it to startups */
export function readText(
  text: string,
  isOnlyStartups: boolean,
): { readonly scope: Scope; readonly q: string } {
  const trimmed = text.trim();
  if (trimmed.startsWith(ACTIONS_SIGN)) return { scope: 'actions', q: trimmed.slice(1).trim() };
  return { scope: isOnlyStartups ? 'startups' : 'all', q: trimmed };
}

/** What there is to choose from. */
export interface Offered {
  readonly places: readonly Place[];
  /** Saved views of the list, those that the person keeps in front first. */
  readonly views: readonly Place[];
  readonly actions: readonly Action[];
  /** What was chosen before, the latest first. */
  readonly recent: readonly PaletteEntry[];
  readonly found: FoundStartups | null;
}

/** Startups of a search, and how many it has in all. @property total 0 while it is not known. @property isSimilar none has the text: these are spelled nearly so */
export interface FoundStartups {
  readonly startups: readonly Startup[];
  readonly total: number;
  readonly isSimilar: boolean;
}

/** As many views are offered while nothing is typed, and of those that a text names. */
const MAX_VIEWS = 6;
/** What opening a view is called, so that it is found by that too. */
const OPEN_VIEW = 'Open view';

/**
 * The lines for a text in their order: startups, views, places, actions, and the search of the list. Without a text what was
 * chosen before comes first.
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

/** The entry as it is kept among those chosen before: what does not change, so neither the list that a startup is in nor a count. */
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

/** Whether each word is in the text, as people write it: case and accents do not matter. */
export function includesAllTerms(text: string, words: string): boolean {
  const folded = foldText(text);
  return foldText(words)
    .split(' ')
    .every((word) => folded.includes(word));
}
