import { lexiconOf } from './lexicon';
import { listAround } from './name-list';
import { readingOf } from './reading';

/** Returns the words around a list that contains a name, and the other names in this list. */
function around(text: string, name: string) {
  const reading = readingOf('', text, 'de', lexiconOf(new Uint8Array(8)));
  const span = reading.candidates.find((candidate) => candidate.text === name)?.spans[0] ?? {
    from: 0,
    to: 0,
  };
  const { left, right, others } = listAround(reading, span);
  const word = (at: number) => reading.tokens[at]?.text;
  return {
    before: word(left),
    after: word(right),
    others: others.map(({ from, to }) =>
      reading.tokens
        .slice(from, to)
        .map((token) => token.text)
        .join(' '),
    ),
  };
}

test('a list of names in a sentence is recognized from each of its names, even with notes in brackets', () => {
  const text = 'gewonnen haben Alpha Bio, Beta (Bern) und Gamma gestern';
  expect(around(text, 'Gamma')).toEqual({ before: 'haben', after: 'gestern', others: ['Beta', 'Alpha Bio'] });
  expect(around(text, 'Alpha Bio')).toEqual({ before: 'haben', after: 'gestern', others: ['Beta', 'Gamma'] });
});

test('a single name is not a list, and a list of names ends at the end of the line', () => {
  expect(around('das Startup Alpha wächst', 'Alpha')).toMatchObject({ after: 'wächst', others: [] });
  expect(around('von Alpha,\nBeta wächst', 'Alpha').others).toEqual([]);
});
