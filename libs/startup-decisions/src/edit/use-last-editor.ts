import { useReadStartupHistoryQuery } from '@vaglio/startups-data';

/** Of the newest entries, scores and imports may come before the person's. */
const LOOKED_AT = 10;

/** The name of the person who last marked or edited a startup; null while it is not known, and where the server keeps none. */
export function useLastEditor(id: string): string | null {
  const { currentData, error, isFetching } = useReadStartupHistoryQuery(
    { id, limit: LOOKED_AT },
    { refetchOnMountOrArgChange: true },
  );
  if (error || isFetching) return null;
  const byPerson = currentData?.items.find(({ kind }) => kind === 'flags' || kind === 'text');
  return byPerson?.actor ?? null;
}
