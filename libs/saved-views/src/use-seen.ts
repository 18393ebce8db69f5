import { ALL_ACTIVE } from '@vaglio/startups-data';
import { useLocalToast } from '@vaglio/ui';
import type { useViewPage } from './use-view-page';
import { useVisit } from './use-visit';

interface ListedView {
  readonly viewing: Pick<ReturnType<typeof useViewPage>, 'views' | 'view' | 'isAllActive'>;
  /** When the server answered the list, in ms; undefined before. */
  readonly answeredAt: number | undefined;
  readonly isFetching: boolean;
}

/**
 * Confirms the visit to the view that is listed.
 * @returns a function that marks all of it as seen, with a toast that undoes it; null where only a part of a view is listed, which is no visit
 */
export function useSeen({ viewing, answeredAt, isFetching }: ListedView): (() => Promise<void>) | null {
  const { views, view, isAllActive } = viewing;
  const visited = view?.id ?? (isAllActive ? ALL_ACTIVE : null);
  const { mark } = useVisit(
    views !== null && answeredAt !== undefined && !isFetching ? visited : null,
    answeredAt,
  );
  const toast = useLocalToast();
  if (visited === null) return null;
  return async () => {
    const refusal = await mark('seen');
    if (refusal === null) toast({ message: 'Marked as seen.', undo: () => mark('undo') });
    else toast({ message: refusal, severity: 'error' });
  };
}
