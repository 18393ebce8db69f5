import { markedText } from './marked-text';

const drawn = (text: string, ...places: [number, number][]) =>
  markedText(
    text,
    places.map(([start, end]) => ({ start, end })),
  )
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join('');

test.each<[string, [number, number][], string]>([
  ['Alpha raised money', [[0, 5]], '[Alpha] raised money'],
  [
    'Alpha raised money',
    [
      [13, 18],
      [0, 5],
    ],
    '[Alpha] raised [money]',
  ],
  [
    'Alpha raised money',
    [
      [0, 5],
      [3, 12],
    ],
    '[Alpha raised] money',
  ],
  ['Alpha raised money', [], 'Alpha raised money'],
  ['🚀🚀 Alpha', [[3, 8]], '🚀🚀 [Alpha]'],
  ['Alpha', [[-3, 99]], '[Alpha]'],
  [
    'Alpha',
    [
      [4, 2],
      [9, 12],
    ],
    'Alpha',
  ],
])('in the text %j the positions %j in code points are highlighted as %s', (text, places, expected) =>
  expect(drawn(text, ...places)).toBe(expected),
);
