import { useReadStartupHistoryQuery } from '@vaglio/startups-data';
import { readEntries, readField, readWords } from '../list/read-fields';

/** Of the newest entries, scores and imports may come before the person's. */
const LOOKED_AT = 10;

/** The name of the person who last marked or edited a startup; null while it is not known, and where the server does not tell. */
export function useLastEditor(id: string): string | null {
  const { currentData, error, isFetching } = useReadStartupHistoryQuery(
    { id, limit: LOOKED_AT },
    { refetchOnMountOrArgChange: true },
  );
  if (error || isFetching) return null;
  const byPerson = readEntries(currentData, 'items').find((entry) =>
    ['flags', 'text'].includes(String(readField(entry, 'kind'))),
  );
  return readWords(byPerson, 'actor');
}
