import type { KeyActs } from '@vaglio/ui';
import { ALL_ACTIVE, viewSearch } from '@vaglio/startups-data';
import { nextView } from './shown-tabs';
import type { useViewPage } from './use-view-page';

/** v leads to the next view, with Shift to the one before. Source: decide-together, Keyboard. */
export function viewKeys(
  { views, view }: Pick<ReturnType<typeof useViewPage>, 'views' | 'view'>,
  go: (search: string) => void,
): KeyActs {
  const step = (by: number) => {
    const ids = [ALL_ACTIVE, ...(views ?? []).map(({ id }) => id)];
    const next = nextView(ids, view?.id ?? ALL_ACTIVE, by);
    if (next !== undefined) go(viewSearch(next));
  };
  const canStep = views !== null && views.length > 0;
  return { v: canStep ? () => step(1) : null, 'Shift v': canStep ? () => step(-1) : null };
}
