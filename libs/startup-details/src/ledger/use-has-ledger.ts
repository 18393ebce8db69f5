import { skipToken } from '@reduxjs/toolkit/query';
import { useIsSupported } from '@vaglio/api-client';
import { useReadScoreLedgerQuery } from '@vaglio/startups-data';

/**
 * Returns whether the server supports ledgers. It requests the ledger of a single startup to find out.
 * @param id id of any startup; null while no startup is known
 * @returns true until the server rejects the request as unsupported
 */
export function useHasLedger(id: string | null): boolean {
  const isSupported = useIsSupported('readScoreLedger') !== false;
  useReadScoreLedgerQuery(id === null || !isSupported ? skipToken : { id });
  return isSupported;
}
