import { useState } from 'react';

/** Local storage key of this browser's choice; 'off' or absent. */
const SINGLE_KEYS_KEY = 'singleKeys';

/** Whether letters and signs act by themselves: on, unless it was switched off in this browser. Source: WCAG 2.1.4. */
export function useSingleKeys(): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(readChoice);
  const choose = (next: boolean) => {
    setIsOn(next);
    storeChoice(next);
  };
  return [isOn, choose];
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(SINGLE_KEYS_KEY) !== 'off';
  } catch {
    return true; // a browser that keeps nothing
  }
}

function storeChoice(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(SINGLE_KEYS_KEY);
    else localStorage.setItem(SINGLE_KEYS_KEY, 'off');
  } catch {
    // It holds until the page is closed.
  }
}
