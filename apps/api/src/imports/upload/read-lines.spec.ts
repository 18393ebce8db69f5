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
  return { problems: line?.problems, content };
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

test.each(['not one', 'a@l.ch or b', '@', ';', 'a@'])('the email %j is a problem', (email) => {
  expect(read({ company_name: 'Nivalis', email }).problems).toEqual([`email “${email}” is not an address.`]);
});

test('several websites are a problem of the row', () => {
  expect(read({ company_name: 'Nivalis', website: 'a.ch\nb.ch' }).problems).toEqual([
    'website holds several addresses.',
  ]);
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
    'company_name must not hold control or invisible characters (U+202E).',
  ]);
  expect(read({ company_name: '\u200b\u00ad', sector: 'ICT' }).problems).toEqual(['company_name is empty.']);
});
