import Ajv, { type AnySchema } from 'ajv';
import addFormats from 'ajv-formats';
import { testApp } from '../../../testing/test-app';
import { validationMessage } from './validation-message';

/** Returns the server's error message for an invalid value. */
function messageOf(schema: AnySchema, value: unknown): string {
  const ajv = new Ajv({ strict: false });
  addFormats(ajv);
  const check = ajv.compile(schema);
  expect(check(value)).toBe(false);
  return validationMessage(check.errors);
}

const field = (schema: AnySchema) => ({
  type: 'object',
  properties: { value: schema },
  additionalProperties: false,
});

test.each<[string, AnySchema, unknown]>([
  ['value must be a whole number.', { type: 'integer' }, 1.5],
  ['value must be a whole number or empty.', { type: ['integer', 'null'] }, '7'],
  ['value must be text, a number or empty.', { type: ['string', 'number', 'null'] }, []],
  ['value must be a number.', { type: 'number' }, null],
  ['value must be text.', { type: 'string' }, 7],
  ['value must be true or false.', { type: 'boolean' }, 1],
  ['value must be a list.', { type: 'array' }, {}],
  ['value must be an object.', { type: 'object' }, []],
  ['value must be at most 1000000.', { maximum: 1_000_000 }, 1_000_001],
  ['value must be at least 0.5.', { minimum: 0.5 }, 0],
  ['value must be more than 0.', { exclusiveMinimum: 0 }, 0],
  ['value must be less than 1.', { exclusiveMaximum: 1 }, 1],
  ['value must not be empty.', { minLength: 1 }, ''],
  ['value must be at least 8 characters long.', { minLength: 8 }, 'short'],
  ['value must be at most 1 character long.', { maxLength: 1 }, 'ab'],
  ['value must have at least 1 entry.', { minItems: 1 }, []],
  ['value must have at most 2 entries.', { maxItems: 2 }, [1, 2, 3]],
  ['value must not hold the same entry twice.', { uniqueItems: true }, ['a', 'a']],
  ['value must have at least 1 field.', { minProperties: 1 }, {}],
  ['value must have at most 1 field.', { maxProperties: 1 }, { a: 1, b: 2 }],
  ['value must be low, high or empty.', { enum: ['low', 'high', null] }, 'private'],
  ['value must be all.', { const: 'all' }, 'private'],
  ['value is none of the allowed values.', { enum: [...'abcdefghijklm'] }, 'private'],
  ['value must be a date with its time.', { format: 'date-time' }, 'private'],
  ['value does not have the right form.', { format: 'email' }, 'private'],
  ['value does not have the right form.', { pattern: '^[0-9]+$' }, 'private'],
  ['value is not valid.', { not: {} }, 'private'],
])('an invalid request gets the message: %s', (message, schema, value) =>
  expect(messageOf(field(schema), { value })).toBe(message),
);

test('missing and unknown fields are named with their location', () => {
  const entry = { type: 'object', required: ['url'], properties: { url: {} }, additionalProperties: false };
  const list = {
    type: 'object',
    required: ['articles'],
    properties: { articles: { type: 'array', items: entry } },
  };
  expect(messageOf(list, {})).toBe('articles is missing.');
  expect(messageOf(list, { articles: [{ url: 1 }, {}] })).toBe('url of entry 2 of articles is missing.');
  expect(messageOf(list, { articles: [{ url: 1, title: 2 }] })).toBe(
    'There is no field title in entry 1 of articles.',
  );
  expect(messageOf(list, { articles: ['x'] })).toBe('Entry 1 of articles must be an object.');
  expect(messageOf(field({}), { other: 1 })).toBe('There is no field other.');
  expect(messageOf(field({}), [])).toBe('The body must be an object.');
});

test('an invalid request without details gets a general message', () => {
  expect([validationMessage([]), validationMessage(null)]).toEqual([
    'The request is not valid.',
    'The request is not valid.',
  ]);
});

test.each([
  ['too long', 'x'.repeat(61)],
  ['empty', ''],
  ['HTML markup', '<img src=x onerror=alert(1)>'],
  ['two lines', 'a\nb'],
  ['written from right to left', 'a\u202Eb'],
  ['a sentence', 'x. Call 079 555 55 55'],
  ['an address', 'https://evil.example'],
  ['quotes', '"x"'],
  ['stacked combining characters', `a${'\u0301'.repeat(80)}`],
])('an error message does not repeat a name that is %s', (_what, name) => {
  expect(messageOf(field({}), { [name]: 1 })).toBe('There is a field that is not known here.');
  expect(messageOf({ additionalProperties: { type: 'number' } }, { [name]: 'x' })).toBe(
    'A field must be a number.',
  );
});

test.each(['Venture Kick', 'Prämie_2', '日本', 'x'.repeat(60)])(
  'an error message repeats the name %s',
  (name) => {
    expect(messageOf(field({}), { [name]: 1 })).toBe(`There is no field ${name}.`);
  },
);

test('an invalid query, path and body get the same message', async () => {
  const server = await testApp();
  const headers = server.asRole('admin');
  const errorOf = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    (await server.app.inject({ method, url, headers, ...(payload && { payload }) })).json<{ error: string }>()
      .error;
  expect([
    await errorOf('GET', '/auth/startups/raw?page=0'),
    await errorOf('GET', '/auth/startups/raw?pageSize=1000'),
    await errorOf('GET', '/auth/startups/raw?limit=ten'),
    await errorOf('GET', '/auth/startups/raw?colour=red'),
    await errorOf('DELETE', `/auth/admin/parameters/${'x'.repeat(300)}`),
    await errorOf('POST', '/auth/startups/import-raw', { company_name: 'A', founding_year: 1.5 }),
  ]).toEqual([
    'page must be at least 1.',
    'pageSize must be at most 500.',
    'limit must be a whole number.',
    'There is no field colour.',
    'The address is too long.',
    'founding_year must be a whole number or empty.',
  ]);
  await server.close();
});
