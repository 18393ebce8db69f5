import { mapHeaders } from '@vaglio/startups-domain';
import { readImportLines } from './read-lines';

function read(cells: Readonly<Record<string, string>>) {
  const headers = Object.keys(cells);
  const order = { headers, columns: [...mapHeaders(headers).columns], values: { canton: {}, sector: {} } };
  const [line] = readImportLines({
    ...order,
    lines: [{ line: 2, cells: JSON.stringify(Object.values(cells)) }],
  });
  const content: unknown = line?.row ? JSON.parse(line.row.content) : null;
  return { problems: line?.problems, notes: line?.notes, content };
}

test.each([
  ['a@l.ch\nb@l.ch', 'a@l.ch b@l.ch'],
  ['a@semi.ch; b@semi.ch', 'a@semi.ch; b@semi.ch'],
  ['a@semi.ch,b@semi.ch;', 'a@semi.ch,b@semi.ch;'],
])('several addresses in the email %j are kept as %j', (email, stored) => {
  expect(read({ company_name: 'Nivalis', email })).toMatchObject({
    problems: [],
    content: { email: stored },
  });
});

test.each(['not one', 'a@l.ch or b', '@', ';', 'a@'])(
  'the email %j is left out with a note on its cell',
  (email) => {
    expect(read({ company_name: 'Nivalis', email })).toMatchObject({
      ...{ problems: [], content: { company_name: 'Nivalis' } },
      notes: [[1, `email “${email}” is not an address and is left out.`]],
    });
  },
);

test.each([
  [{ website: 'a.ch\nb.ch' }, 'website holds several addresses. The value is left out.'],
  [{ website: 'ask us' }, 'website must be a web address (http or https). The value is left out.'],
  [{ founding_year: '2o21' }, 'founding_year “2o21” is not a year and is left out.'],
  [{ raised_money: '-5' }, 'raised_money must be from 0 to 1,000,000,000,000,000. The value is left out.'],
  [{ ID: 'x'.repeat(65) }, 'id must be at most 64 characters long. The value is left out.'],
  [
    { investors: 'x'.repeat(20_001) },
    'investors has 20’001 characters. A cell may have 20’000 at most. It is left out.',
  ],
])('one wrong field never refuses a line that has a name: %j', (wrong, text) => {
  const { problems, notes, content } = read({ company_name: 'Nivalis', ...wrong, canton: 'Bern' });
  expect([problems, notes]).toEqual([[], [[1, text]]]);
  expect(content).toMatchObject({ company_name: 'Nivalis', canton: 'BE', received: { canton: 'Bern' } });
  expect(content).not.toHaveProperty(Object.keys(wrong)[0] ?? '');
});

test('several wrong fields are all left out', () => {
  const row = { company_name: 'Nivalis', website: 'ask us', social_reason: 'Nova\u202elis', email: 'nobody' };
  const { problems, notes } = read(row);
  expect(problems).toEqual([]);
  expect(notes?.map(([column]) => column)).toEqual([3, 1, 2]);
});

test.each([
  ['Nova\u00adlis AG', 'Novalis AG'],
  ['\ufeffNova\u200blis\u2060 AG', 'Novalis AG'],
  ['Novalis\r\nAG', 'Novalis AG'],
])('the name %j is read as %j', (company_name, stored) => {
  expect(read({ company_name, social_reason: company_name })).toMatchObject({
    problems: [],
    content: { company_name: stored, social_reason: stored },
  });
});

test('directional characters stay refused, and a name of copied characters alone is empty', () => {
  expect(read({ company_name: 'Nova\u202elis' }).problems).toEqual([
    [0, 'company_name must not hold control or invisible characters (U+202E).'],
  ]);
  expect(read({ company_name: '\u200b\u00ad', sector: 'ICT' }).problems).toEqual([
    [0, 'company_name is empty.'],
  ]);
});
