import fc from 'fast-check';
import { spellingDistance } from './spelling-distance';
import { spellingDistanceFrom } from './spelling-distance-from';

/** Few letters, so that texts are near each other; some beyond ASCII. */
const drawnText = (maxLength: number) =>
  fc.array(fc.constantFrom('a', 'b', 'c', 'é', '東'), { maxLength }).map((letters) => letters.join(''));

test('the distance of a word is that of its letters one by one, or of a beginning and half a letter', () => {
  const drawnCase = fc
    .tuple(drawnText(40), drawnText(4), drawnText(40), fc.boolean(), fc.nat(3))
    .map(([word, lead, other, isNear, most]) => {
      const text = isNear ? `${word.slice(0, 3)}${word.slice(4)}${other.slice(0, 3)}` : other;
      return { word, lead, text, most };
    });
  fc.assert(
    fc.property(drawnCase, ({ word, lead, text, most }) => {
      const within = (distance: number) => (distance <= most ? distance : Infinity);
      const ofBeginning =
        text.length > word.length
          ? within(spellingDistance(word, text.slice(0, word.length))) + 0.5
          : Infinity;
      const expected = Math.min(within(spellingDistance(word, text)), ofBeginning);
      const slips = spellingDistanceFrom(word, most);
      expect(slips(`${lead}${text}b`, lead.length, lead.length + text.length)).toBe(expected);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['lemantis', 'lemnatis', 1],
  ['lemantis', 'lemantis ag', 0.5],
  ['lemantis', 'lamentis', 2],
  ['lemantis', 'lem', Infinity],
])('from %j to %j it is %d', (word, text, expected) => {
  expect(spellingDistanceFrom(word, 2)(text, 0, text.length)).toBe(expected);
});
