import { skipToken } from '@reduxjs/toolkit/query';
import { useIsSupported } from '@vaglio/api-client';
import { useReadScoreLedgerQuery } from '@vaglio/startups-data';

/**
 * Whether the server can say why a startup has its score. One startup represents all: where its ledger is a call
 * that the server does not offer, no other is asked for.
 * @param id of any startup; null while none is known
 * @returns true until the server has shown otherwise
 */
export function useHasLedger(id: string | null): boolean {
  const isSupported = useIsSupported('readScoreLedger') !== false;
  useReadScoreLedgerQuery(id === null || !isSupported ? skipToken : { id });
  return isSupported;
}
