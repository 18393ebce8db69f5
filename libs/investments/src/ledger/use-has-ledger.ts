import { useState } from 'react';
import { useLedger } from './use-ledger';

/**
 * Whether the server can say why a startup has its score. One startup represents all: where its ledger is a call
 * that the server does not know, none is requested any more as long as the page is open.
 * @param id of any startup; null while none is known
 * @returns true until the server has shown otherwise
 */
export function useHasLedger(id: string | null): boolean {
  const [isAbsent, setIsAbsent] = useState(false);
  const { isMissing } = useLedger(isAbsent ? null : id);
  if (isMissing && !isAbsent) setIsAbsent(true);
  return !isAbsent;
}
