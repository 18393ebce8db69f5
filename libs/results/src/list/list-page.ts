import { errorText } from '@vaglio/api-client';

/** Page of a list in the results section. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** Number of matching entries on all pages; null while loading and after an error. */
  readonly total: number | null;
  readonly isFetching: boolean;
  readonly failure: string | null;
  readonly retry: () => void;
}

interface Answer<Row> {
  readonly data?: { readonly items?: readonly Row[]; readonly total?: number };
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Converts the result of a generated query hook to a list page. After a failed request, the list is empty. */
export function toListPage<Row>({ data, error, isFetching, refetch }: Answer<Row>): ListPage<Row> {
  const shown = error === undefined ? data : undefined;
  return {
    rows: shown?.items ?? [],
    total: shown?.total ?? null,
    isFetching,
    failure: error === undefined ? null : errorText(error, 'Failed to load data'),
    retry: () => void refetch(),
  };
}
