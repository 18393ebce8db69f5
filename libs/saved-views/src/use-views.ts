import { useSearchParams } from 'react-router';
import type { View } from '@vaglio/contract';
import { useListViewsQuery, ALL_ACTIVE } from '@vaglio/startups-data';

const NONE: readonly View[] = [];

/** Returns the saved views that the user can open. */
export function useViews(): {
  /** Saved views. null while they are loading, [] on a server without views. */
  readonly views: readonly View[] | null;
  readonly isSupported: boolean;
} {
  const { data, error } = useListViewsQuery();
  return {
    views: error ? NONE : (data?.items ?? null),
    isSupported: data !== undefined && !error,
  };
}

/** Returns true if the view in the address does not exist, or if the user may not see it. */
export function useIsViewGone(views: readonly View[] | null): boolean {
  const [params] = useSearchParams();
  const named = params.get('view') ?? ALL_ACTIVE;
  return views !== null && named !== ALL_ACTIVE && !views.some(({ id }) => id === named);
}
