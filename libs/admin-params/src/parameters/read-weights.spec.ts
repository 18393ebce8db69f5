import { readWeights } from './read-weights';

test.each([
  ['venture kick 1\t2.5\neurostars\t0'],
  ['Name;Weight\nventure kick 1;2.5\n\neurostars;0\n'],
  ['\uFEFF"name","value"\r\n"venture kick 1","2.5"\r\n"eurostars","0"\r\n'],
])('the pasted table %j is read as names with weights', (text) => {
  const { rows, problem } = readWeights(text);
  expect([rows.map(({ parameterName, value }) => [parameterName, value]), problem]).toEqual([
    [
      ['venture kick 1', 2.5],
      ['eurostars', 0],
    ],
    null,
  ]);
});

test.each([
  ['', 'Paste a table of names and weights.'],
  ['eurostars', 'Line 1: the weight of eurostars must be a number.'],
  ['eurostars\t1\nfif grant\tmuch', 'Line 2: the weight of fif grant must be a number.'],
  ['\t1', 'Line 1 has no name.'],
  ['Eurostars\t1\n\nEUROSTARS\t2', 'EUROSTARS is in lines 1 and 3.'],
])('the pasted table %j is refused with %j', (text, problem) =>
  expect(readWeights(text).problem).toBe(problem),
);

test('in a pasted table with tab separators, a name may contain a comma', () => {
  expect(readWeights('Förderpreis, Land\t-1.5').rows[0]).toMatchObject({
    parameterName: 'Förderpreis, Land',
    value: -1.5,
  });
});
