import { clicked, paragraphsOf, shownMark, type Mark } from './quote-pieces';

const mark = (start: number, end: number, key: string, rawId = '1'): Mark => ({
  start,
  end,
  stop: { rawId, key },
  colour: 'year',
  label: key,
});
const written = (text: string, marks: readonly Mark[]) =>
  paragraphsOf(text, marks).map((pieces) =>
    pieces.map(({ text: piece, marks: of }) => [piece, of.map(({ label }) => label).join('+')]),
  );

test('quote positions are counted in code points, so that an emoji before a quote does not shift it', () => {
  expect(written('😀 Zug', [mark(2, 5, 'canton')])).toEqual([
    [
      ['😀 ', ''],
      ['Zug', 'canton'],
    ],
  ]);
});

test('all overlapping quotes in an article are kept', () => {
  expect(written('abcdef', [mark(0, 4, 'money'), mark(2, 6, 'round')])).toEqual([
    [
      ['ab', 'money'],
      ['cd', 'money+round'],
      ['ef', 'round'],
    ],
  ]);
});

test('a quote across two paragraphs is marked in both paragraphs', () => {
  expect(written('ab\n\ncd', [mark(1, 5, 'pros')])).toEqual([
    [
      ['a', ''],
      ['b', 'pros'],
    ],
    [
      ['c', 'pros'],
      ['d', ''],
    ],
  ]);
});

test.each([
  [-1, 2],
  [1, 9],
  [2, 2],
])('a quote from position %s to %s in a text of three letters is not marked', (start, end) => {
  expect(written('abc', [mark(start, end, 'x')])).toEqual([[['abc', '']]]);
});

const PIECE = { text: 'x', start: 0, marks: [mark(0, 1, 'a'), mark(0, 1, 'b', '2'), mark(0, 1, 'c', '2')] };

test.each([
  [null, 'a'],
  [{ rawId: '2', key: 'c' }, 'c'],
  [{ rawId: '2', key: 'z' }, 'b'],
])('if quotes overlap while %j is selected, the quote of the value %s is shown', (selection, key) => {
  expect(shownMark(PIECE, selection)?.stop.key).toBe(key);
});

test.each([
  [null, 'a'],
  [{ rawId: '1', key: 'a' }, 'b'],
  [{ rawId: '2', key: 'c' }, 'a'],
])(
  'a click on overlapping quotes while %j is selected selects %s, the next value in turn',
  (selection, key) => {
    expect(clicked(PIECE, selection)?.key).toBe(key);
  },
);
