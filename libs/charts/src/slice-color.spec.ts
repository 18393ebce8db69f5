import { CANTON_CODES, SECTORS } from '@vaglio/startups-domain';
import { luminanceOf, sliceColor, slotOf } from './slice-color';
import { DARK_SLOTS, GREYS, LIGHT_SLOTS } from './slot-palette';

const SCHEMES = ['light', 'dark'] as const;
const CARD = { light: '#FFFFFF', dark: '#151C1E' };

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminanceOf(a), luminanceOf(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

test('each colour scheme has 32 different slice colours with a contrast of at least 3:1 to the card', () => {
  for (const [slots, card] of [
    [LIGHT_SLOTS, CARD.light],
    [DARK_SLOTS, CARD.dark],
  ] as const) {
    expect(new Set(slots).size).toBe(32);
    for (const slot of slots) expect(contrast(slot, card)).toBeGreaterThanOrEqual(3);
  }
});

test('a name has the same slice colour in any spelling', () => {
  expect(slotOf('Zürich')).toBe(slotOf('  zurich '));
  expect(sliceColor('ZH', 'light').fill).toBe('#146DAF');
  expect(sliceColor('zh', 'dark').fill).toBe('#488FB3');
});

test('no two cantons and no two sectors have the same slice colour', () => {
  expect(new Set(CANTON_CODES.map(slotOf)).size).toBe(26);
  expect(new Set(SECTORS.map(({ code }) => slotOf(code))).size).toBe(7);
});

test.each(SCHEMES)(
  'in the scheme %s, Other is light grey and Unknown is slightly darker, both with a visible outline',
  (scheme) => {
    const [other, unknown] = [sliceColor('Other', scheme), sliceColor('Unknown', scheme)];
    expect(luminanceOf(other.fill)).toBeGreaterThan(luminanceOf(unknown.fill));
    for (const { outline } of [other, unknown]) expect(contrast(outline, CARD[scheme])).toBeGreaterThan(3);
  },
);

test('slice labels are readable on every slice colour', () => {
  const fills = [
    ...LIGHT_SLOTS,
    ...DARK_SLOTS,
    ...Object.values(GREYS).flatMap(({ other, unknown }) => [other, unknown]),
  ];
  const names = Array.from({ length: 400 }, (_, index) => `name ${index}`);
  for (const scheme of SCHEMES) {
    for (const { fill, ink } of [...names, 'Other', 'Unknown'].map((name) => sliceColor(name, scheme))) {
      expect(fills).toContain(fill);
      expect(contrast(fill, ink)).toBeGreaterThanOrEqual(4.5);
    }
  }
});
