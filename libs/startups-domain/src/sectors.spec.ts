import { sectorCode, toSector } from './sector-code';
import { sectorLabel, SECTORS } from './sectors';

test.each(SECTORS)('$code is read from its code and from $label', ({ code, label }) => {
  expect([code, code.toUpperCase(), label, ` ${label.toLowerCase()} `].map(toSector)).toEqual([
    code,
    code,
    code,
    code,
  ]);
  expect(sectorLabel(code)).toBe(label);
});

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
])('the alias %s is %s', (text, code) => {
  expect(toSector(text)).toBe(code);
});

test.each(['', ' ', null, undefined, 'Basket weaving', 'Biotech, Medtech', 'toString'])(
  '%j is Unknown',
  (text) => {
    expect(toSector(text)).toBe('Unknown');
    expect(sectorCode(text)).toBeNull();
  },
);

test('what is no code is labelled Unknown', () => {
  expect([sectorLabel(null), sectorLabel('Biotech')]).toEqual(['Unknown', 'Unknown']);
});
