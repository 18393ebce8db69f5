import { DARK_SLOTS, LIGHT_SLOTS } from './slot-palette';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const triple = (of: (place: 0 | 1 | 2) => number): Triple => [of(0), of(1), of(2)];
const toRgb = (hex: string): Triple =>
  triple((place) => linear(Number.parseInt(hex.slice(1 + 2 * place, 3 + 2 * place), 16) / 255));
const times = (rows: Matrix, [x, y, z]: Triple): Triple =>
  triple((place) => rows[place][0] * x + rows[place][1] * y + rows[place][2] * z);

/**
 * Matrices that simulate full dichromacy in linear RGB. Source: Machado, Oliveira and Fernandes (2009), severity 1.0.
 */
const VISIONS = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Readonly<Record<string, Matrix>>;

/** Converts RGB to CIELAB with the illuminant D65. */
function toLab(rgb: Triple): Triple {
  const clipped = triple((place) => Math.min(1, Math.max(0, rgb[place])));
  const [x, y, z] = times(
    [
      [0.4124564, 0.3575761, 0.1804375],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339, 0.119192, 0.9503041],
    ],
    clipped,
  );
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116);
  const [fx, fy, fz] = [f(x / 0.95047), f(y), f(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

const degrees = (radians: number) => ((radians * 180) / Math.PI + 360) % 360;
const cos = (angle: number) => Math.cos((angle * Math.PI) / 180);
const sin = (angle: number) => Math.sin((angle * Math.PI) / 180);

/** Returns the CIEDE2000 difference between two colours. Source: Sharma, Wu and Dalal (2005). */
function distance([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const [p1, p2] = [(1 + g) * a1, (1 + g) * a2];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const [h1, h2] = [degrees(Math.atan2(b1, p1)), degrees(Math.atan2(b2, p2))];
  const turn = Math.abs(h2 - h1) <= 180 ? h2 - h1 : h2 - h1 + (h2 <= h1 ? 360 : -360);
  const dH = 2 * Math.sqrt(c1 * c2) * sin(turn / 2);
  const h = Math.abs(h1 - h2) <= 180 ? (h1 + h2) / 2 : (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2;
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
  const sL = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const [sC, sH] = [1 + 0.045 * c, 1 + 0.015 * c * t];
  const rT = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * sin(60 * Math.exp(-(((h - 275) / 25) ** 2)));
  const [dL, dC] = [(l2 - l1) / sL, (c2 - c1) / sC];
  return Math.sqrt(dL ** 2 + dC ** 2 + (dH / sH) ** 2 + rT * dC * (dH / sH));
}

function least(slots: readonly string[], vision: Matrix): number {
  const labs = slots.map((hex) => toLab(times(vision, toRgb(hex))));
  return Math.min(
    ...labs.flatMap((one, index) => labs.slice(index + 1).map((other) => distance(one, other))),
  );
}

test('the distance between two colours follows the published formula', () => {
  expect(distance([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
  expect(distance([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387])).toBeCloseTo(1.2644, 4);
});

/**
 * A colour difference of 2.3 is just noticeable. With dichromatic vision, 32 colours cannot all differ by that much.
 */
test.each([
  ['normal', 12, 10],
  ['protanopia', 0.9, 4.2],
  ['deuteranopia', 1.1, 1.5],
  ['tritanopia', 5.8, 4.5],
] as const)(
  'with %s vision any two of the 32 slice colours differ by at least %d in the light scheme and %d in the dark scheme',
  (vision, light, dark) => {
    expect(least(LIGHT_SLOTS, VISIONS[vision])).toBeGreaterThanOrEqual(light);
    expect(least(DARK_SLOTS, VISIONS[vision])).toBeGreaterThanOrEqual(dark);
  },
);
