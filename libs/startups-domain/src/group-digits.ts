/**
 * A number in Swiss grouping, '1’284.50' (U+2019). By hand, because neither browsers nor versions of Node agree on the
 * Swiss apostrophe.
 * @param value finite; rounded to `decimals`, and what rounds to nothing has no sign
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
