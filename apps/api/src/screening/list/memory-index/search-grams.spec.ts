import fc from 'fast-check';
import { emptyGrams, noteTexts, replaceText } from './search-grams';

test('texts that are noted together are in the same sets as texts that are noted one after the other', () => {
  const drawnText = fc.string({ unit: fc.constantFrom(...'ab z09é東\n'), maxLength: 8 });
  const property = fc.property(fc.array(drawnText, { maxLength: 150 }), fc.nat(), (texts, cut) => {
    const [together, alone] = [emptyGrams(160), emptyGrams(160)];
    const first = cut % (texts.length + 1);
    noteTexts(together, texts, 0, first);
    noteTexts(together, texts, first, texts.length);
    texts.forEach((text, slot) => replaceText(alone, slot, '', text));
    expect(together).toEqual(alone);
  });
  fc.assert(property, { numRuns: 200 });
});
