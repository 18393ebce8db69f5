import { useSearchParams } from 'react-router';
import type { View } from '@vaglio/contract';
import { useListViewsQuery, ALL_ACTIVE } from '@vaglio/startups-data';

const NONE: readonly View[] = [];

/** The saved views that the person can open. */
export function useViews(): {
  /** Null while they are on their way; [] on a server without views. */
  readonly views: readonly View[] | null;
  readonly isSupported: boolean;
} {
  const { data, error } = useListViewsQuery();
  return {
    views: error ? NONE : (data?.items ?? null),
    isSupported: data !== undefined && !error,
  };
}

/** Whether the address names a view that is not there, or not the person's to see. */
export function useIsViewGone(views: readonly View[] | null): boolean {
  const [params] = useSearchParams();
  const named = params.get('view') ?? ALL_ACTIVE;
  return views !== null && named !== ALL_ACTIVE && !views.some(({ id }) => id === named);
}
