import { errorText } from '@vaglio/api-client';

/** One page of a list of the section. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** Entries of the whole list under the present search; null until loaded, and after a failure. */
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

/** The page that a generated hook answers. A failed load empties the list. */
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
