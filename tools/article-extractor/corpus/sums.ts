const NUMBER = "\\d[\\d.,'’‘\\u00a0\\u202f ]*";
const UNIT =
  '(?:\\s?(?:Mio|Millionen|Million|Mrd|Milliarden|Milliarde|millions?|milioni|milione|milliards?|miliardi|billions?|bn|mn|k|m|M)\\b\\.?)?';
const BEFORE = '(?:CHF|USD|EUR|GBP|SEK|US\\$|Fr\\.|\\$|€|£)';
const AFTER =
  '(?:CHF|USD|EUR|GBP|Franken|Fr\\.|francs?|franchi|Euros?|euros?|euro|Dollars?|dollars?|dollari|Pfund|\\$|€|£)(?!\\w)';
const BRIDGE = "\\s?(?:de |d['’]|di )?";

/**
 * Returns all amounts of money in a text, as they are written. The pattern is deliberately broad, because every amount
 * needs an annotation.
 */
export function sumsIn(text: string): { as: string; start: number }[] {
  const before = new RegExp(`${BEFORE}\\s?${NUMBER}${UNIT}`, 'g');
  const after = new RegExp(`${NUMBER}${UNIT}${BRIDGE}${AFTER}`, 'g');
  return [before, after]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map((match) => ({ as: match[0].trim(), start: match.index }));
}
