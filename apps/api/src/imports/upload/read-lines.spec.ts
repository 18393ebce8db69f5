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
])('several addresses in the email %j are stored as %j', (email, stored) => {
  expect(read({ company_name: 'Nivalis', email })).toMatchObject({
    problems: [],
    content: { email: stored },
  });
});

test.each(['not one', 'a@l.ch or b', '@', ';', 'a@', 'a@@l.ch', 'a@l', 'a@l..ch', 'a@.ch'])(
  'the email %j is omitted with a note on its cell',
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
  [{ founding_year: '2o21' }, 'founding_year “2o21” is not a year from 1800 to 2100 and is left out.'],
  [{ raised_money: '-5' }, 'raised_money must be from 0 to 1,000,000,000,000,000. The value is left out.'],
  [{ ID: 'x'.repeat(65) }, 'id must be at most 64 characters long. The value is left out.'],
  [
    { investors: 'x'.repeat(20_001) },
    'investors has 20’001 characters. A cell may have 20’000 at most. It is left out.',
  ],
])('a line with a name is imported even if one field is invalid: %j', (wrong, text) => {
  const { problems, notes, content } = read({ company_name: 'Nivalis', ...wrong, canton: 'Bern' });
  expect([problems, notes]).toEqual([[], [[1, text]]]);
  expect(content).toMatchObject({ company_name: 'Nivalis', canton: 'BE', received: { canton: 'Bern' } });
  expect(content).not.toHaveProperty(Object.keys(wrong)[0] ?? '');
});

test('if several fields of a line are invalid, all of them are omitted', () => {
  const row = { company_name: 'Nivalis', website: 'ask us', social_reason: 'Nova\u202elis', email: 'nobody' };
  const { problems, notes } = read(row);
  expect(problems).toEqual([]);
  expect(notes?.map(([column]) => column)).toEqual([3, 1, 2]);
});

test.each([
  ['Nova\u00adlis AG', 'Novalis AG'],
  ['\ufeffNova\u200blis\u2060 AG', 'Novalis AG'],
  ['Novalis\r\nAG', 'Novalis AG'],
])('the company name %j is read as %j', (company_name, stored) => {
  expect(read({ company_name, social_reason: company_name })).toMatchObject({
    problems: [],
    content: { company_name: stored, social_reason: stored },
  });
});

test('a name with directional characters is refused, and a name of only invisible characters counts as empty', () => {
  expect(read({ company_name: 'Nova\u202elis' }).problems).toEqual([
    [0, 'company_name must not hold control or invisible characters (U+202E).'],
  ]);
  expect(read({ company_name: '\u200b\u00ad', sector: 'ICT' }).problems).toEqual([
    [0, 'company_name is empty.'],
  ]);
});

test('an invalid award is reported at its column, not at the name', () => {
  const award = 'x'.repeat(201);
  const order = {
    headers: ['company_name', award],
    columns: [...mapHeaders(['company_name', award], { extraAwards: [award] }).columns],
    values: { canton: {}, sector: {} },
  };
  const [line] = readImportLines({ ...order, lines: [{ line: 2, cells: '["Nivalis","x"]' }] });
  expect(line?.problems).toEqual([[1, expect.stringContaining('awards')]]);
});

test.each(['-5', 'much', 'n/a'])('the amount %j is omitted with its currency', (raised_money) => {
  const { content } = read({ company_name: 'Nivalis', raised_money, raised_currency: 'EUR' });
  expect(content).not.toHaveProperty('raised_money');
  expect(content).not.toMatchObject({ raised_currency: 'EUR' });
});

test.each([
  ['mailto:a@l.ch', 'a@l.ch'],
  ['mailto:a@l.ch?subject=Hello%20you', 'a@l.ch'],
  ['MAILTO:a@l.ch; mailto:b@l.ch', 'a@l.ch; b@l.ch'],
  ['a+b@l.co.uk', 'a+b@l.co.uk'],
])('the email %j of a line is read as %j', (email, stored) => {
  expect(read({ company_name: 'Nivalis', email })).toMatchObject({ notes: [], content: { email: stored } });
});

test.each(['0.00', '00', '0', '1.5', 'arven(at)x.ch', 'arven@x.ch', '192.168.1.1', 'see our page'])(
  'the website %j is omitted with a note',
  (website) => {
    const { problems, notes, content } = read({ company_name: 'Nivalis', website });
    expect([problems, notes]).toEqual([[], [[1, expect.stringMatching(/^website .*left out\.$/)]]]);
    expect(content).not.toHaveProperty('website');
  },
);

test.each([
  'arven.ch',
  'https://www.arven.ch/en',
  'zürcher-brühe.ch',
  'a1.swiss',
  'arven.co.uk',
  'https://arven.ch:8080',
])('the website %j is imported unchanged', (website) => {
  expect(read({ company_name: 'Nivalis', website })).toMatchObject({
    notes: [],
    content: { website: expect.stringContaining(website) },
  });
});

test('the website N.A counts as empty', () => {
  const { notes, content } = read({ company_name: 'Nivalis', website: 'N.A' });
  expect(notes).toEqual([]);
  expect(content).not.toHaveProperty('website');
});

test.each([
  ['Einheit', '2.5', 'Mio. CHF', 2_500_000],
  ['Unit', '250', 'kEUR', 250_000],
  ['Unité', '3', 'millions', 3_000_000],
  ['Einheit', '250', '-', 250],
  ['Einheit', '2.5', 'Stück', undefined],
  ['Unit', '2.5', 'x100', undefined],
  ['Unit', '2.5', 'kr', undefined],
  ['Kategorie', '250', 'Mio', 250],
])(
  'the column %s beside the amount %s gives its unit if it is one: %s',
  (header, raised_money, unit, amount) => {
    const { notes, content } = read({ company_name: 'Nivalis', raised_money, [header]: unit });
    expect(content).toMatchObject({
      company_name: 'Nivalis',
      ...(amount !== undefined && { raised_money: amount }),
    });
    expect(notes).toEqual(
      amount === undefined
        ? [[1, `raised_money “${raised_money}” is left out: its unit or currency is in doubt.`]]
        : [],
    );
  },
);

test('an amount that contradicts its currency column is omitted with the currency', () => {
  const { notes, content } = read({
    company_name: 'Nivalis',
    raised_money: 'CHF 500',
    raised_currency: 'EUR',
  });
  expect(notes).toEqual([[1, 'raised_money “CHF 500” is left out: its unit or currency is in doubt.']]);
  expect(content).not.toHaveProperty('raised_money');
  expect(content).not.toMatchObject({ raised_currency: 'EUR' });
});

test.each([
  ['FR', 'France', 'France'],
  ['BE', 'Belgium', 'Belgium'],
  ['Basel', 'Germany', 'Germany'],
  ['Baden', 'Österreich', 'Austria'],
  ['GE', 'Georgia', 'Georgia'],
  ['Genève', 'FR', 'France'],
])('the canton %s beside the country %s is left out with a note', (canton, country, name) => {
  const { notes, problems, content } = read({ company_name: 'Nivalis', canton, country });
  expect([problems, notes]).toEqual([
    [],
    [[1, `canton “${canton}” is not a canton of ${name} and is left out.`]],
  ]);
  expect(content).not.toMatchObject({ canton: expect.stringMatching(/./) });
});

test.each([
  ['FR', 'Schweiz', 'FR'],
  ['BE', 'CH', 'BE'],
  ['Basel', '', 'BS'],
  ['ZH', 'Europe', 'ZH'],
  ['ZH', 'Germany', 'ZH'],
  ['AG', 'DE', 'AG'],
  ['GE', 'Suisse', 'GE'],
])('the canton %s beside the country "%s" is kept', (canton, country, code) => {
  expect(read({ company_name: 'Nivalis', canton, country })).toMatchObject({
    notes: [],
    content: { canton: code },
  });
});

test('a doubtful company name is imported with a note on its cell', () => {
  expect(read({ company_name: '12345', canton: 'ZH' })).toMatchObject({
    content: { company_name: '12345' },
    notes: [[0, 'company_name “12345” does not look like the name of a company.']],
  });
});

test.each([
  [{ number: '41440000000.0' }, { number: '41440000000' }],
  [{ number: '044.0' }, { number: '044.0' }],
  [{ email: "'info@arven.example'" }, { email: 'info@arven.example' }],
])('characters that programs add to %j are removed', (cells, content) => {
  expect(read({ company_name: 'Nivalis', ...cells })).toMatchObject({ content, notes: [] });
});

test('the currency in a column behind the amount applies, even if the column is left out', () => {
  const { content } = read({ company_name: 'Nivalis', raised_money: '500', 'Total Funding Currency': 'EUR' });
  expect(content).toMatchObject({ raised_money: 500, raised_currency: 'EUR' });
});

test.each(['01.01.1970', '2024-05-04', 'privat', 'a@arven.example', '0', 'siehe Website'])(
  'the phone number %s is omitted with a note',
  (number) => {
    expect(read({ company_name: 'Nivalis', number })).toMatchObject({
      content: { company_name: 'Nivalis' },
      notes: [[1, `number “${number}” is not a phone number and is left out.`]],
    });
  },
);

test.each([
  '044 000 00 00',
  '+41 (0)44 000.00.00',
  'Tel. 117',
  '079.000.00.00',
  '044 000 00 00 / 079 000 00 00',
])('the phone number %s is stored', (number) =>
  expect(read({ company_name: 'Nivalis', number })).toMatchObject({ content: { number }, notes: [] }),
);

test('numbers and answers as names of investors and partners have a note', () => {
  const { notes } = read({
    company_name: 'Nivalis',
    investors: '3',
    partnership: 'ja',
    advisors: 'Max Muster',
  });
  expect(notes).toEqual([
    [1, 'investors “3” does not look like a name.'],
    [2, 'partnership “ja” does not look like a name.'],
  ]);
});
