type Pressed = Pick<KeyboardEvent, 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The reason that a digit means, from 0, and whether the details come first (with Shift); null for any other key. */
export function reasonKey({ code, shiftKey, ctrlKey, metaKey, altKey }: Pressed) {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  if (digit === undefined || ctrlKey || metaKey || altKey) return null;
  return { index: Number(digit) - 1, isForDetails: shiftKey };
}
