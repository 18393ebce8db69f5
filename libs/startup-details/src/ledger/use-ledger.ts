import { skipToken } from '@reduxjs/toolkit/query';
import { errorText, useIsSupported } from '@vaglio/api-client';
import { useReadScoreLedgerQuery } from '@vaglio/startups-data';

/**
 * Loads the ledger of a startup's score.
 * @param id id of the startup; null sends no request
 * @returns `isMissing`: true if the server does not support ledgers, which the page then hides
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
