/**
 * Compares two texts by code point, like a database with the C collation. The operator `<` compares UTF-16 units and
 * would sort an emoji before 'ﬁ'.
 * @returns negative, 0 or positive, for Array.prototype.sort
 */
export function compareCodePoints(left: string, right: string): number {
  const shared = Math.min(left.length, right.length);
  for (let index = 0; index < shared; index += 1) {
    const difference = rankOfUnit(left.charCodeAt(index)) - rankOfUnit(right.charCodeAt(index));
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** Returns the sort rank of a UTF-16 unit. Surrogates encode the highest code points, so they are sorted last. */
function rankOfUnit(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
