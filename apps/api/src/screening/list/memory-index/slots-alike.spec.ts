import fc from 'fast-check';
import { emptyGrams, replaceText, type SearchGrams } from './search-grams';
import { slotsAlike } from './slots-alike';

const pairsOf = (text: string) =>
  new Set(Array.from({ length: text.length - 1 }, (_, place) => text.slice(place, place + 2)));

function gramsOf(texts: readonly string[]): SearchGrams {
  const grams = emptyGrams(texts.length);
  texts.forEach((text, slot) => replaceText(grams, slot, '', text));
  return grams;
}

/** All that share more than a third of the pairs of a search, counted one by one. */
function countedAlike(texts: readonly string[], search: string, isWanted: (slot: number) => boolean) {
  const pairs = [...pairsOf(` ${search} `)].slice(0, 15);
  return texts
    .map((text, slot) => ({ slot, shared: pairs.filter((pair) => pairsOf(text).has(pair)).length }))
    .filter(({ slot, shared }) => shared > pairs.length / 3 && isWanted(slot))
    .sort((a, b) => b.shared - a.shared || a.slot - b.slot)
    .map(({ slot }) => slot);
}

const drawnText = (maxLength: number) =>
  fc
    .array(fc.constantFrom('a', 'b', 'c', ' '), { minLength: 1, maxLength })
    .map((letters) => letters.join(''));

test('the most alike of some texts are those that share most pairs of letters with a search', () => {
  const drawn = fc.record({
    texts: fc.array(drawnText(12), { minLength: 1, maxLength: 150 }),
    search: drawnText(20),
    most: fc.constantFrom(1, 3, 1_000),
    left: fc.integer({ min: 2, max: 5 }),
  });
  fc.assert(
    fc.property(drawn, ({ texts, search, most, left }) => {
      const isWanted = (slot: number) => slot % left !== 0;
      const counted = countedAlike(texts, search, isWanted);
      const found = slotsAlike(gramsOf(texts), search, isWanted, most);
      expect(found).toEqual(counted.slice(0, found.length));
      expect(found.length).toBeGreaterThanOrEqual(Math.min(most, counted.length));
      expect(found.length).toBeLessThan(most + 32);
    }),
    { numRuns: 300 },
  );
});

test('they are found at both ends of twenty thousand', () => {
  const texts = Array.from({ length: 20_000 }, (_, slot) => `zug ${(slot * 7919) % 20_011}`);
  for (const slot of [3, 16_383, 16_384, 19_999]) texts[slot] = 'lemantis';
  texts[500] = 'leman';
  expect(slotsAlike(gramsOf(texts), 'lemantos', () => true, 5)).toEqual([3, 16_383, 16_384, 19_999, 500]);
});
