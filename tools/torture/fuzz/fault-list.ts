const MAX_TEXT = 160;

export type FaultKind = 'server' | 'schema' | 'leak' | 'forbidden' | 'slow';

/**
 * Creates a list of faults by kind and place. Each place is listed once, with its first text and the number of faults.
 */
export function newFaultList() {
  const kinds = new Map<FaultKind, Map<string, { text: string; times: number }>>();
  return {
    add: (kind: FaultKind, place: string, text: string): void => {
      const places = kinds.get(kind) ?? new Map<string, { text: string; times: number }>();
      const known = places.get(place) ?? { text: text.slice(0, MAX_TEXT), times: 0 };
      places.set(place, { ...known, times: known.times + 1 });
      kinds.set(kind, places);
    },
    of: (kind: FaultKind): string[] =>
      [...(kinds.get(kind) ?? [])].map(([place, { text, times }]) => `${times} x ${place} ${text}`),
  };
}

export type FaultList = ReturnType<typeof newFaultList>;
