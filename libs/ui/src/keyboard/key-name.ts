type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'defaultPrevented'
>;

/**
 * What a pressed key is called in a table of keys: `j`, `?`, `Shift x`, `Alt 1`, `Escape`.
 * @param areSingleKeysOn letters and signs can be switched off (WCAG 2.1.4); Escape, arrows and Alt with a digit act always
 * @returns null for a key that belongs to the browser or was taken by something else
 */
export function keyName(event: Pressed, areSingleKeysOn: boolean): string | null {
  const { key, code, shiftKey } = event;
  if (event.ctrlKey || event.metaKey || event.isComposing || event.defaultPrevented) return null;
  // With Alt some keyboards give another sign, so the place of the key counts.
  if (event.altKey) return /^Digit\d$/.test(code) ? `Alt ${code.slice('Digit'.length)}` : null;
  if (key.length > 1) return key;
  if (!areSingleKeysOn) return null;
  return shiftKey && key.toLowerCase() !== key.toUpperCase() ? `Shift ${key.toLowerCase()}` : key;
}
