import { lexiconOf } from '../learned/lexicon';
import { readingOf } from '../learned/reading';
import { nearnessOf } from './nearness';
import { peersOf } from './rivals';
import { sceneOf } from './scene';
import { sumFacts } from './sum-facts';

const noWords = lexiconOf(new Uint8Array(1));
const sceneFor = (text: string, companies: readonly string[]) =>
  sceneOf(readingOf('Nachrichten der Woche', text, 'de', noWords), companies);

/** Returns, for each amount in a text, the companies that the surrounding text part describes. */
function zonesOf(text: string, companies: readonly string[]) {
  const scene = sceneFor(text, companies);
  const sums = sumFacts(scene.reading);
  const peers = peersOf(scene, sums);
  return sums.map((sum) =>
    companies.filter((_, company) => nearnessOf(scene, sum, company, peers).zone.startsWith('own')),
  );
}

test('an amount belongs to the company in its part of the sentence', () => {
  expect(
    zonesOf('Nubilo sammelt 3 Millionen Franken, Zelvex erhält 500 000 Franken.', ['Nubilo', 'Zelvex']),
  ).toEqual([['Nubilo'], ['Zelvex']]);
});

test('an amount in a sentence about joined companies belongs to each of them', () => {
  expect(zonesOf('Nubilo und Zelvex gewinnen je 100 000 Franken.', ['Nubilo', 'Zelvex'])).toEqual([
    ['Nubilo', 'Zelvex'],
  ]);
});

test('an amount in a sentence without a name belongs to the only company of its line', () => {
  const text =
    'Nubilo baut Sensoren. Sie sammelt 3 Millionen Franken.\nDie Branche setzt 9 Milliarden Franken um.';
  expect(zonesOf(text, ['Nubilo', 'Zelvex'])).toEqual([['Nubilo'], []]);
});

test('the first word of a company name means the whole name unless another company shares it', () => {
  const text = 'Nubilo Therapeutics wächst. Nubilo erhält Geld.';
  expect(sceneFor(text, ['Nubilo Therapeutics']).mentions).toHaveLength(2);
  expect(sceneFor(text, ['Nubilo Therapeutics', 'Nubilo Foods']).mentions).toHaveLength(1);
});

test.each([
  ['für CHF 25 Mio. gekauft', ['CHF 25000000']],
  ['levé 2 millions de francs, puis 6 millions', ['CHF 2000000', 'CHF 6000000']],
  ['30’000 Franken für den ersten, 20’000 für den zweiten', ['CHF 30000', 'CHF 20000']],
  ['$12m in cash', ['USD 12000000']],
])('all amounts in "%s" are found', (text, values) => {
  expect(sumFacts(readingOf('', text, '', noWords)).map(({ value }) => value)).toEqual(values);
});
