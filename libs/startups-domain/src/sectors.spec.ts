import { sectorCode, toSector } from './sector-code';
import { sectorLabel, SECTORS } from './sectors';

test.each(SECTORS)(
  'the sector $code is recognized by its code and by its label $label',
  ({ code, label }) => {
    expect([code, code.toUpperCase(), label, ` ${label.toLowerCase()} `].map(toSector)).toEqual([
      code,
      code,
      code,
      code,
    ]);
    expect(sectorLabel(code)).toBe(label);
  },
);

test.each([
  ['digital health', 'Health'],
  ['Digital-Health', 'Health'],
  ['e-health', 'Health'],
  ['fintech', 'FinT'],
  ['Fin Tech', 'FinT'],
  ['ICT (fintech)', 'FinT'],
  ['Medizintechnik', 'MedT'],
  ['Biotechnologie', 'BioT'],
  ['climate tech', 'CleanT'],
  ['Software', 'ICT'],
  ['Ingénierie', 'Engin'],
  ['Medtech / MedT', 'MedT'],
])('the alternative name %s is recognized as the sector %s', (text, code) => {
  expect(toSector(text)).toBe(code);
});

test.each(['', ' ', null, undefined, 'Basket weaving', 'Biotech, Medtech', 'toString'])(
  'the text %j is an unknown sector',
  (text) => {
    expect(toSector(text)).toBe('Unknown');
    expect(sectorCode(text)).toBeNull();
  },
);

test('an unknown sector code has the label Unknown', () => {
  expect([sectorLabel(null), sectorLabel('Biotech')]).toEqual(['Unknown', 'Unknown']);
});
