import { testApp } from '../../../testing/test-app';

let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

const JSON_TYPE = { 'content-type': 'application/json' };

function importRow(payload: string | Buffer, headers: Record<string, string>) {
  return world.app.inject({
    method: 'POST',
    url: '/auth/startups/import-raw',
    headers: { ...headers, ...world.asRole('admin') },
    payload,
  });
}

const BYTES = {
  name: Buffer.from('{"company_name":"Z\u00fcrich AG"}', 'latin1'),
  half: Buffer.from([0x22, 0xe2, 0x82, 0x22]),
};

test.each<[string, Buffer, Record<string, string>, number, string]>([
  ['windows-1252 text', BYTES.name, JSON_TYPE, 400, 'The body is not valid UTF-8.'],
  ['half of a surrogate pair', BYTES.half, JSON_TYPE, 400, 'The body is not valid UTF-8.'],
  [
    'text declared as windows-1252',
    BYTES.name,
    { 'content-type': 'application/json; charset=windows-1252' },
    415,
    'The body must be in UTF-8 (charset=utf-8).',
  ],
  [
    'UTF-8 declared as UTF-16, in quotes',
    Buffer.from('{}'),
    { 'content-type': 'application/json; a=b; Charset="utf-16"' },
    415,
    'The body must be in UTF-8 (charset=utf-8).',
  ],
  [
    'a compressed body',
    Buffer.from('{}'),
    { ...JSON_TYPE, 'content-encoding': 'gzip' },
    415,
    'The body must not be compressed (no Content-Encoding).',
  ],
])(
  'a request body of %s is refused with an explanation, and nothing is stored',
  async (_what, payload, headers, status, error) => {
    const answer = await importRow(payload, headers);
    expect([answer.statusCode, answer.json()]).toEqual([status, { error }]);
    expect((await world.pool.query('select 1 from raw_startups')).rows).toEqual([]);
  },
);

test.each(['utf-8', 'UTF-8', '"utf-8"', 'utf8'])(
  'a request body with charset=%s is treated as UTF-8',
  async (charset) => {
    const answer = await importRow('{}', {
      'content-type': `application/json; charset=${charset}`,
    });
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'company_name is missing.' }]);
  },
);

test.each([
  ['%E9', 400],
  ['%c3', 400],
  ['Z%FCrich', 400],
  ['%C3%A9', 200],
  ['50%', 200],
  ['%25', 200],
])('a search for %s returns %s, because addresses are decoded as UTF-8', async (q, status) => {
  const answer = await world.app.inject({ url: `/auth/investments?q=${q}`, headers: world.asRole('user') });
  expect(answer.statusCode).toBe(status);
  if (status === 400) expect(answer.json()).toEqual({ error: 'The address is not valid UTF-8.' });
});
