import { placeLabel, type PlacedLabel } from './place-label';
import { RING_INNER, RING_OUTER } from './ring-size';

/** Label widths in semibold Inter, in ems. */
const WIDTHS = {
  ZH: 1.398,
  OW: 1.773,
  ICT: 1.674,
  Other: 2.724,
  Engin: 2.717,
  MedT: 2.798,
  Health: 3.165,
  CleanT: 3.376,
};
const RADII = { inner: RING_INNER, outer: RING_OUTER };
/** Scales on a wide screen, in three columns at 768 px, and on a phone with a width of 375 px. */
const SCALES = [1, 0.7, 0.99];
/** Half of the gap of one degree between slices, as a share of the full turn. */
const HALF_GAP = 0.5 / 360;

/**
 * Returns points around the capital letters of a label. Each point has a distance from the centre and a share of the
 * full turn.
 */
function edgeOf({ x, y, turn, size }: PlacedLabel, ems: number) {
  const [half, high, angle] = [(ems * size) / 2, (0.73 * size) / 2, (turn * Math.PI) / 180];
  const steps = Array.from({ length: 21 }, (_, index) => index / 10 - 1);
  const around = [
    ...steps.flatMap((step) => [
      [step * half, -high],
      [step * half, high],
    ]),
    ...steps.flatMap((step) => [
      [-half, step * high],
      [half, step * high],
    ]),
  ];
  return around.map(([along = 0, across = 0]) => {
    const [left, top] = [
      x + along * Math.cos(angle) - across * Math.sin(angle),
      y + along * Math.sin(angle) + across * Math.cos(angle),
    ];
    return { radius: Math.hypot(left, top), turn: (Math.atan2(left, -top) / (2 * Math.PI) + 1) % 1 };
  });
}

const PLACES = Array.from({ length: 90 }, (_, index) => index / 100);

test.each(Object.entries(WIDTHS))(
  'the label %s fits completely into a slice of 4 to 10 %, at any position and screen width',
  (name, ems) => {
    const slices = SCALES.flatMap((scale) =>
      [0.04, 0.05, 0.06, 0.1].flatMap((share) =>
        PLACES.filter((from) => from + share <= 1).map((from) => ({ scale, from, to: from + share })),
      ),
    );
    const torn = slices.filter(({ scale, from, to }) => {
      const label = placeLabel(name, { from, to, ...RADII }, scale);
      return (
        label.text !== name ||
        edgeOf(label, ems).some(
          ({ radius, turn }) =>
            radius < RING_INNER || radius > RING_OUTER || turn < from + HALF_GAP || turn > to - HALF_GAP,
        )
      );
    });
    expect(torn).toEqual([]);
  },
);

test('slice labels are 10 to 12 px high at every chart size and never upside down', () => {
  for (const scale of SCALES) {
    for (const from of PLACES) {
      const { size, turn } = placeLabel('CleanT', { from, to: from + 0.05, ...RADII }, scale);
      expect(Math.round(size * scale)).toBeGreaterThanOrEqual(10);
      expect(Math.round(size * scale)).toBeLessThanOrEqual(12);
      expect(Math.abs(turn)).toBeLessThanOrEqual(90);
    }
  }
});

test('a slice label is horizontal if it fits, otherwise it is rotated along the slice', () => {
  expect(placeLabel('Health', { from: 0.2, to: 0.3, ...RADII }, 1)).toMatchObject({ turn: 0, size: 12 });
  expect(placeLabel('Health', { from: 0, to: 1, ...RADII }, 1)).toMatchObject({ turn: 0, size: 12 });
  expect(placeLabel('Health', { from: 0, to: 0.05, ...RADII }, 1).turn).toBeCloseTo(-81);
  expect(placeLabel('Health', { from: 0.95, to: 1, ...RADII }, 1).turn).toBeCloseTo(81);
});

test.each([
  ['Unknown', 1, 'Unknown'],
  ['Unknown', 0.7, 'Unkno…'],
  ['Food and agriculture', 1, 'Food and…'],
  ['WWWWWWWWWWWW', 0.2, 'W…'],
  ['W', 0.01, 'W'],
])(
  'in a slice of 4 % the label %s at the scale %d is shortened only as far as necessary',
  (name, scale, text) => {
    expect(placeLabel(name, { from: 0, to: 0.04, ...RADII }, scale).text).toBe(text);
  },
);
