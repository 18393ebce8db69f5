import { lexiconOf } from './lexicon';
import { listAround } from './name-list';
import { readingOf } from './reading';

/** The other names of the list around a name, and the words before and behind it. */
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

test('a list of names is seen from each of them, notes in brackets included', () => {
  const text = 'gewonnen haben Alpha Bio, Beta (Bern) und Gamma gestern';
  expect(around(text, 'Gamma')).toEqual({ before: 'haben', after: 'gestern', others: ['Beta', 'Alpha Bio'] });
  expect(around(text, 'Alpha Bio')).toEqual({ before: 'haben', after: 'gestern', others: ['Beta', 'Gamma'] });
});

test('a name alone has no others, and a list ends with its line', () => {
  expect(around('das Startup Alpha wächst', 'Alpha')).toMatchObject({ after: 'wächst', others: [] });
  expect(around('von Alpha,\nBeta wächst', 'Alpha').others).toEqual([]);
});
