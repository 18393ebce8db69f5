type Pressed = Pick<KeyboardEvent, 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * Returns the index of the reason that a digit key selects, and whether the user adds details first (with Shift). For
 * other keys, it returns null.
 */
export function reasonKey({ code, shiftKey, ctrlKey, metaKey, altKey }: Pressed) {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  if (digit === undefined || ctrlKey || metaKey || altKey) return null;
  return { index: Number(digit) - 1, isForDetails: shiftKey };
}
