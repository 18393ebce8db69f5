import { useMemo } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { errorText, isUnknownOrForbidden } from '@vaglio/api-client';
import { useReadScoreLedgerQuery } from '@vaglio/startups-data';
import { readLedger } from './read-ledger';

/**
 * Why a startup has its score.
 * @param id null asks nothing
 * @returns `isMissing` when the server has no such call: the screen then leaves the ledger out, without an error
 */
export function useLedger(id: string | null) {
  const { currentData, error, isFetching, refetch } = useReadScoreLedgerQuery(
    id === null ? skipToken : { id },
  );
  const ledger = useMemo(() => (error ? null : readLedger(currentData)), [currentData, error]);
  const isMissing = error ? isUnknownOrForbidden(error) : currentData !== undefined && ledger === null;
  return {
    ledger,
    isMissing,
    isFetching,
    failure: error ? errorText(error, 'Failed to load') : null,
    retry: refetch,
  };
}
