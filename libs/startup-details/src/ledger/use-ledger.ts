import { skipToken } from '@reduxjs/toolkit/query';
import { errorText, useIsSupported } from '@vaglio/api-client';
import { useReadScoreLedgerQuery } from '@vaglio/startups-data';

/**
 * Why a startup has its score.
 * @param id null asks nothing
 * @returns `isMissing` when the server has no such call: the screen then leaves the ledger out, without an error
 */
export function useLedger(id: string | null) {
  const { currentData, error, isFetching, refetch } = useReadScoreLedgerQuery(
    id === null ? skipToken : { id },
  );
  return {
    ledger: error ? null : (currentData ?? null),
    isMissing: useIsSupported('readScoreLedger', { id }) === false,
    isFetching,
    failure: error ? errorText(error, 'Failed to load') : null,
    retry: refetch,
  };
}
