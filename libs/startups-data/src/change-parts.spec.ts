import { changeParts } from './change-parts';

test.each([
  ['corrected', '2019', '2020', '-2019- to *2020*'],
  ['corrected', null, '2020', 'empty to *2020*'],
  ['taken', '2020', '2021', '-2020- to *2021*'],
  ['handed_back', '2020', '2019', '-2020- reset to automatic, now *2019*'],
  ['handed_back', '2020', null, '-2020- reset to automatic, now empty'],
  ['confirmed', '2020', '2020', 'accepted *2020*'],
  ['kept', '2020', '2021', 'kept *2020*'],
  ['added', null, 'kick', 'added *kick*'],
  ['discarded', 'kick', null, '-kick- discarded'],
] as const)('a change of the kind %s from %s to %s is shown as %s', (kind, before, after, words) => {
  const marks = { plain: '', struck: '-', bold: '*' };
  const said = changeParts({ kind, before, after }, (value) => value);
  expect(said.map(({ text, look }) => `${marks[look]}${text}${marks[look]}`).join(' ')).toBe(words);
});
