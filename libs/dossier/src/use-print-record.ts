import { useEffect, useEffectEvent, useState } from 'react';
import { errorText } from '@vaglio/api-client';
import type { PrintOrder } from '@vaglio/contract';
import { useRecordPrintMutation } from './dossier.api';

/**
 * Records each print, regardless of whether it is started with the button or from the browser's menu.
 * @param order printed document; null while no document is displayed
 * @returns error text if the last print could not be recorded, otherwise null
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
