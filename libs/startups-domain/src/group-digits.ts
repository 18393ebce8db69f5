/**
 * Formats a number with Swiss digit grouping: '1’284.50' (U+2019). It does not use Intl, because browsers and Node
 * versions use different apostrophes.
 * @param value finite number, which is rounded to `decimals`; a result of zero has no sign
 */
export function groupDigits(value: number, decimals: number): string {
  const fixed = value.toFixed(decimals);
  const sign = value < 0 && Number(fixed) !== 0 ? '-' : '';
  const [whole = '', fraction] = fixed.replace('-', '').split('.');
  const groups: string[] = [];
  for (let end = whole.length; end > 0; end -= 3) groups.unshift(whole.slice(Math.max(0, end - 3), end));
  const grouped = sign + groups.join('’');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
