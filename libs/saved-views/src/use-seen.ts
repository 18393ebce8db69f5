import { ALL_ACTIVE } from '@vaglio/startups-data';
import { useLocalToast } from '@vaglio/ui';
import type { useViewPage } from './use-view-page';
import { useVisit } from './use-visit';

interface ListedView {
  readonly viewing: Pick<ReturnType<typeof useViewPage>, 'views' | 'view' | 'isAllActive'>;
  /** Time of the last response, in milliseconds since 1970. Undefined before the first response. */
  readonly answeredAt: number | undefined;
  readonly isFetching: boolean;
}

/**
 * Confirms the visit of the listed view.
 * @returns function that marks all startups of the view as seen and shows a toast with Undo; null if only a part of a
 *   view is listed, because this does not count as a visit
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
