import { useEffect, useEffectEvent } from 'react';
import { isOccupied, useSingleKeys } from '@vaglio/ui';

/** What the keys j, k and c do on a comparison. */
interface CompareKeys {
  readonly onStep: (step: 1 | -1) => void;
  readonly onChangedOnly: () => void;
}

/** j and k show the next and the previous article, c the changed fields only, while letters may act by themselves. */
export function useCompareKeys({ onStep, onChangedOnly }: CompareKeys): void {
  const [areOn] = useSingleKeys();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!areOn || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isOccupied(event.target, document)) return;
    if (event.key === 'j') onStep(1);
    else if (event.key === 'k') onStep(-1);
    else if (event.key === 'c') onChangedOnly();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
