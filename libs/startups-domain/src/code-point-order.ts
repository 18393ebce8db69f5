/**
 * Order of two texts by code point, as a database with the C collation sorts; `<` compares
 * UTF-16 units and puts an emoji before 'ﬁ'.
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

/** Surrogates encode code points above all others, so they are sorted after them. */
function rankOfUnit(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
