import {
  auditResultShape,
  parameterChoicesShape,
  parameterPageShape,
  rawStartupShape,
  scoreLedgerShape,
  startupColumnsPageShape,
  startupHistoryShape,
  startupNewsPageShape,
  startupPageShape,
  startupShape,
  statsShape,
} from '@vaglio/contract';
import { aStartup } from '@vaglio/test-kit';

test('a startup from our own server is read unchanged', () => {
  const row = aStartup({ rank: 3, awards: [{ award_name: 'venture kick 1', weight_used: 2 }], articles: [] });
  expect(startupShape(row)).toEqual(row);
});

test.each([
  ['a numeric id', { id: 7 }, { id: '7' }],
  ['a score as a text', { score: '12.50' }, { score: 12.5 }],
  ['a flag that is true', { rejected: true }, { rejected: 1 }],
  ['a missing flag', { rejected: undefined }, { rejected: 0 }],
  ['pros as a list', { pros_text: undefined, pros: ['Fast', 'Small'] }, { pros_text: 'Fast\nSmall' }],
  ['risks as a text', { cons_text: null, risks: 'Late' }, { cons_text: 'Late' }],
  [
    'an award without its weight',
    { awards: [{ award_name: 'x' }, { weight_used: 2 }] },
    { awards: [{ award_name: 'x' }] },
  ],
  [
    'an article without its address',
    { articles: [{ title: 'x' }, { url: 'https://a.ch' }] },
    { articles: [{ url: 'https://a.ch', title: null, published_at: null, source: null }] },
  ],
  ['a version', { version: 4 }, { version: 4 }],
])('a startup with %s is read', (_words, row, expected) =>
  expect(startupShape({ ...aStartup(), ...row })).toMatchObject(expected),
);

test('a startup may omit awards, articles, rank and version', () => {
  const { version: _version, ...row } = aStartup();
  expect(startupShape(row)).toEqual(row);
});

test.each([[{}], [[]], [{ items: 'none' }], [{ items: [null, 3, { id: 1 }, { company_name: 'x' }] }]])(
  'the response %j contains no startups',
  (answer) => expect(startupPageShape(answer)).toEqual({ items: [], total: 0 }),
);

test.each([[['fif grant']], [[{ award_name: 'fif grant', weight_used: 2 }]]])(
  'the awards of a raw row may be returned as %j',
  (awards) => expect(rawStartupShape({ id: 1, company_name: 'x', awards })?.awards).toEqual(['fif grant']),
);

test('only the selected columns of a startup list are read', () => {
  expect(startupColumnsPageShape([{ canton: 'ZH', sector: 7 }, 'x'])).toEqual({
    items: [{ canton: 'ZH', sector: '7' }],
    total: 1,
  });
  expect(startupColumnsPageShape({})).toBeUndefined();
});

test.each([
  [{ threshold: '7' }, { threshold: 7 }],
  [{ threshold: null }, {}],
  [{ total_startups: 'many' }, {}],
])('the dashboard statistics %j are read as %j', (answer, figures) =>
  expect(statsShape(answer)).toEqual(figures),
);

test.each([
  [
    { parameterID: 'a', value: '2.5' },
    { parameterID: 'a', parameterName: 'a', value: 2.5 },
  ],
  [
    { parameterID: 7, parameterName: 'b' },
    { parameterID: '7', parameterName: 'b' },
  ],
  [
    { parameterName: 'x', value: 'heavy' },
    { parameterID: '', parameterName: 'x' },
  ],
  [{}, { parameterID: '', parameterName: '' }],
])('the award parameter %j is read as %j', (row, parameter) => {
  const read = { parameters: [parameter] };
  expect(parameterPageShape({ items: [row] })).toEqual({ ...read, total: 1 });
  expect([parameterChoicesShape([row]), parameterChoicesShape({ parameters: [row, null] })]).toEqual([
    read,
    read,
  ]);
});

test('a parameter response without a list is read as no parameters', () => {
  expect(parameterPageShape({ parameters: null })).toEqual({ parameters: [], total: 0 });
  expect(parameterChoicesShape({})).toBeUndefined();
});

test.each([{}, { score: 4 }, { lines: [] }])('the response %j is not a score ledger', (answer) =>
  expect(scoreLedgerShape(answer)).toBeUndefined(),
);

test('a ledger line without an award or with an unknown status is dropped', () => {
  const lines = [{ award: 'a', status: 'counted', group_key: 'kick' }, { award: 'b', status: 'guessed' }, {}];
  expect(scoreLedgerShape({ score: '4', lines })).toMatchObject({
    score: 4,
    company_name: '',
    lines: [{ award: 'a', weight: 0, group_name: 'kick', precedence: null }],
  });
});

test.each([[{}], [{ items: 'x' }]])('the response %j is not a startup history', (answer) => {
  expect(startupHistoryShape(answer)).toBeUndefined();
  expect(startupNewsPageShape(answer)).toBeUndefined();
});

test('a history entry without id, time or kind is dropped, as is a change without its field', () => {
  const entry = { id: 1, at: '2026-11-19T10:00:00.000Z', kind: 'merged' };
  const items = [
    { ...entry, changes: [{ before: 1 }, { field: 'email', after: 'a@b.ch' }] },
    { id: 2 },
    null,
  ];
  expect(startupHistoryShape({ items })).toMatchObject({
    items: [
      { id: '1', kind: 'merged', actor: null, changes: [{ field: 'email', before: null }], reasons: [] },
    ],
    total: 1,
  });
});

test('a news entry without an address is dropped, but its startup may be missing', () =>
  expect(startupNewsPageShape({ items: [{ title: 'x' }, { url: 'https://a.ch' }] })).toMatchObject({
    items: [{ url: 'https://a.ch', title: null }],
  }));

test.each([
  [{}, { findings: [] }],
  [
    { checked: '12', findings: 'none' },
    { checked: 12, findings: [] },
  ],
  [
    { findings: [{ check: 'A', examples: ['x', 7] }, { count: 3 }, null] },
    { findings: [{ check: 'A', examples: ['x'] }] },
  ],
])('the curation audit %j is read as far as possible', (answer, report) =>
  expect(auditResultShape(answer)).toEqual(report),
);
