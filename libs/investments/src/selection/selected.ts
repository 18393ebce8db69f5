import type { Startup } from '@vaglio/contract';

/** Startups that a person chose, each as it was read. */
export interface Selected {
  /** By id: `id.version` in base 36, the entry of the server's token of a list. */
  readonly entries: ReadonlyMap<string, string>;
  /** Everything that the list held, on all pages. */
  readonly isWhole: boolean;
}

export const NONE_SELECTED: Selected = { entries: new Map(), isWhole: false };
const BASE = 36;

type Seen = Pick<Startup, 'id' | 'version'>;

function entryOf({ id, version = 1 }: Seen): string {
  return `${Number(id).toString(BASE)}.${version.toString(BASE)}`;
}

/** With a startup that was not chosen, or without one that was. */
export function withToggled({ entries }: Selected, startup: Seen): Selected {
  const next = new Map(entries);
  if (!next.delete(startup.id)) next.set(startup.id, entryOf(startup));
  return { entries: next, isWhole: false };
}

/** With all of some startups. */
export function withAdded({ entries }: Selected, startups: readonly Seen[]): Selected {
  const next = new Map(entries);
  for (const startup of startups) if (!next.has(startup.id)) next.set(startup.id, entryOf(startup));
  return { entries: next, isWhole: false };
}

/** The startups between two of a page, both included, in whichever order they are. */
export function between<One extends Seen>(items: readonly One[], from: string, to: string): readonly One[] {
  const [a, b] = [from, to].map((id) => items.findIndex((one) => one.id === id));
  if (a === undefined || b === undefined || a < 0 || b < 0) return items.filter(({ id }) => id === to);
  return items.slice(Math.min(a, b), Math.max(a, b) + 1);
}

/** What the server's token of a list names. */
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
