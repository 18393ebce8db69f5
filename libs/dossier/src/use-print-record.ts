import { useEffect, useEffectEvent, useState } from 'react';
import { errorText } from '@vaglio/api-client';
import type { PrintOrder } from '@vaglio/contract';
import { useRecordPrintMutation } from './dossier.api';

/**
 * Records each print, by the button as by the browser's own menu.
 * @param order what is printed; null while nothing is shown
 * @returns why the last one could not be recorded; null where it was
 */
export function usePrintRecord(order: PrintOrder | null): string | null {
  const [record] = useRecordPrintMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const onPrint = useEffectEvent(() => {
    if (order === null) return;
    setFailure(null);
    record({ printOrder: order })
      .unwrap()
      .catch((error: unknown) => setFailure(errorText(error, 'Failed to record the print')));
  });
  useEffect(() => {
    const listen = () => onPrint();
    window.addEventListener('beforeprint', listen);
    return () => window.removeEventListener('beforeprint', listen);
  }, []);
  return failure;
}
