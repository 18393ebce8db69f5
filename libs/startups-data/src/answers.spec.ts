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

test('the answer of the own server is read as it is', () => {
  const row = aStartup({ rank: 3, awards: [{ award_name: 'venture kick 1', weight_used: 2 }], articles: [] });
  expect(startupShape(row)).toEqual(row);
});

test.each([
  ['an id that is a number', { id: 7 }, { id: '7' }],
  ['a score that is a text', { score: '12.50' }, { score: 12.5 }],
  ['a flag that is true', { rejected: true }, { rejected: 1 }],
  ['a flag that is missing', { rejected: undefined }, { rejected: 0 }],
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
])('%s is understood', (_words, row, expected) =>
  expect(startupShape({ ...aStartup(), ...row })).toMatchObject(expected),
);

test('awards, articles, rank and version may be missing', () => {
  const { version: _version, ...row } = aStartup();
  expect(startupShape(row)).toEqual(row);
});

test.each([[{}], [[]], [{ items: 'none' }], [{ items: [null, 3, { id: 1 }, { company_name: 'x' }] }]])(
  '%j holds no startup',
  (answer) => expect(startupPageShape(answer)).toEqual({ items: [], total: 0 }),
);

test.each([[['fif grant']], [[{ award_name: 'fif grant', weight_used: 2 }]]])(
  'the awards of a raw row may come as %j',
  (awards) => expect(rawStartupShape({ id: 1, company_name: 'x', awards })?.awards).toEqual(['fif grant']),
);

test('of a list that was asked for columns only these are read', () => {
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
])('the figures %j are read as %j', (answer, figures) => expect(statsShape(answer)).toEqual(figures));

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
])('the parameter %j is read as %j', (row, parameter) => {
  const read = { parameters: [parameter] };
  expect(parameterPageShape({ items: [row] })).toEqual({ ...read, total: 1 });
  expect([parameterChoicesShape([row]), parameterChoicesShape({ parameters: [row, null] })]).toEqual([
    read,
    read,
  ]);
});

test('parameters that are no list are none; without a list of choices there is nothing to show', () => {
  expect(parameterPageShape({ parameters: null })).toEqual({ parameters: [], total: 0 });
  expect(parameterChoicesShape({})).toBeUndefined();
});

test.each([{}, { score: 4 }, { lines: [] }])('%j is no ledger', (answer) =>
  expect(scoreLedgerShape(answer)).toBeUndefined(),
);

test('a line of a ledger without an award or with another status is left out', () => {
  const lines = [{ award: 'a', status: 'counted', group_key: 'kick' }, { award: 'b', status: 'guessed' }, {}];
  expect(scoreLedgerShape({ score: '4', lines })).toMatchObject({
    score: 4,
    company_name: '',
    lines: [{ award: 'a', weight: 0, group_name: 'kick', precedence: null }],
  });
});

test.each([[{}], [{ items: 'x' }]])('%j is no history', (answer) => {
  expect(startupHistoryShape(answer)).toBeUndefined();
  expect(startupNewsPageShape(answer)).toBeUndefined();
});

test('an entry without its id, time or kind is left out, a change without its field too', () => {
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

test('an article without an address is left out; its startup may be missing', () =>
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
])('the audit %j is read as far as it goes', (answer, report) =>
  expect(auditResultShape(answer)).toEqual(report),
);
