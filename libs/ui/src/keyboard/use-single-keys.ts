import { useState } from 'react';
import { keepText, readKeptText } from '../kept-text';

/** Local storage key of this browser's choice; 'off' or absent. */
const SINGLE_KEYS_KEY = 'singleKeys';

/** Whether letters and signs act by themselves: on, unless it was switched off in this browser. Source: WCAG 2.1.4. */
export function useSingleKeys(): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => readKeptText(SINGLE_KEYS_KEY) !== 'off');
  const choose = (next: boolean) => {
    setIsOn(next);
    keepText(SINGLE_KEYS_KEY, next ? null : 'off');
  };
  return [isOn, choose];
}
