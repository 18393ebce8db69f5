/**
 * A number in Swiss grouping, '1’284.50' (U+2019). By hand, because neither browsers nor versions of Node agree on the
 * Swiss apostrophe.
 * @param value finite; rounded to `decimals`, and what rounds to nothing has no sign
 */
export function groupDigits(value: number, decimals: number): string {
  const fixed = value.toFixed(decimals);
  const [whole = '', fraction] = (Number(fixed) === 0 ? fixed.replace('-', '') : fixed).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '’');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
