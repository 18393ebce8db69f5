import type { Startup } from '@vaglio/contract';

/** Selected startups with the versions that the user saw. */
export interface Selected {
  /** Map from startup id to `id.version` in base 36, the format of the server's selection tokens. */
  readonly entries: ReadonlyMap<string, string>;
  /** True if the user selected all startups of the list, on all pages. */
  readonly isWhole: boolean;
}

export const NONE_SELECTED: Selected = { entries: new Map(), isWhole: false };
const BASE = 36;

type Seen = Pick<Startup, 'id' | 'version'>;

function entryOf({ id, version = 1 }: Seen): string {
  return `${Number(id).toString(BASE)}.${version.toString(BASE)}`;
}

/** Adds a startup to the selection, or removes it if it is selected. */
export function withToggled({ entries }: Selected, startup: Seen): Selected {
  const next = new Map(entries);
  if (!next.delete(startup.id)) next.set(startup.id, entryOf(startup));
  return { entries: next, isWhole: false };
}

/** Adds startups to the selection. */
export function withAdded({ entries }: Selected, startups: readonly Seen[]): Selected {
  const next = new Map(entries);
  for (const startup of startups) if (!next.has(startup.id)) next.set(startup.id, entryOf(startup));
  return { entries: next, isWhole: false };
}

/** Returns all startups of a page between two startups, including both, in either direction. */
export function between<One extends Seen>(items: readonly One[], from: string, to: string): readonly One[] {
  const [a, b] = [from, to].map((id) => items.findIndex((one) => one.id === id));
  if (a === undefined || b === undefined || a < 0 || b < 0) return items.filter(({ id }) => id === to);
  return items.slice(Math.min(a, b), Math.max(a, b) + 1);
}

/** Converts a selection token from the server to a selection. */
export function selectedOf(token: string, isWhole: boolean): Selected {
  const entries = token.split(',').filter((entry) => entry !== '');
  return {
    entries: new Map(entries.map((entry) => [String(parseInt(entry, BASE)), entry])),
    isWhole,
  };
}

export function tokenOf({ entries }: Selected): string {
  return [...entries.values()].join(',');
}
