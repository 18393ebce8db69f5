import { lexiconOf } from '../learned/lexicon';
import { readingOf } from '../learned/reading';
import { awardFacts } from './award-facts';
import { sceneOf } from './scene';

const noWords = lexiconOf(new Uint8Array(1));
const factsIn = (text: string, award: string) =>
  awardFacts(sceneOf(readingOf('Nachrichten der Woche', text, 'de', noWords), ['Nubilo']), [award]);

test.each([
  ['Nubilo, ein Spin-off der ETH Zürich, baut Sensoren.', true],
  ['Nubilo, eine Ausgliederung der ETH Zürich, baut Sensoren.', true],
  ['Nubilo ist an der ETH Zürich entstanden.', false],
  ['Nubilo ist aus der ETH Zürich hervorgegangen.', false],
])('the extractor recognizes whether "%s" calls the company a spin-off', (text, isCalled) => {
  const [fact] = factsIn(text, 'eth spin-off');
  expect(fact?.own).toContain(`called=${isCalled}`);
  expect(fact?.numbers.at(-1)).toBe(isCalled ? 1 : 0);
});

test('the extractor computes the same number of features for each kind of award', () => {
  const awards = ['eth spin-off', 'venture kick 3', 'top 100 swiss startup', 'swiss economic award'];
  const text =
    'Nubilo, Spin-off der ETH, gewinnt den Swiss Economic Award, ist unter den Top 100 Swiss Startups und erhält 150 000 Franken von Venture Kick.';
  const counts = awards.flatMap((award) => factsIn(text, award).map(({ numbers }) => numbers.length));
  expect(counts).toHaveLength(awards.length);
  expect(new Set(counts).size).toBe(1);
});
