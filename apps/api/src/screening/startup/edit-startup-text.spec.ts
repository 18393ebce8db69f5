import { startups } from '../../platform/db/schema/startups.table';
import { editingApp } from './edit-startup.fixture';

let server: Awaited<ReturnType<typeof editingApp>>;
beforeAll(async () => {
  server = await editingApp();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

test('an edit changes only the sent text fields and marks them as entered by the person', async () => {
  await server.db
    .update(startups)
    .set({ number: '1', origins: { number: { by: 'import', at: '2024-01-01T00:00:00.000Z', raw_id: 1 } } });
  const { status, body } = await server.patch('text', {
    email: ' ann@acme.ch ',
    founding_year: 1800,
    pros_text: 'Strong\nteam',
  });
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({
      email: 'ann@acme.ch',
      founding_year: 1800,
      pros_text: 'Strong\nteam',
      number: '1',
      version: 2,
    }),
  ]);
  expect((await server.stored()).origins).toEqual({
    number: { by: 'import', at: '2024-01-01T00:00:00.000Z', raw_id: 1 },
    email: server.byPerson(),
    founding_year: server.byPerson(),
    pros_text: server.byPerson(),
  });
  expect((await server.events()).at(-1)).toMatchObject({
    action: 'startup_text_edited',
    before: { email: null, founding_year: null, pros_text: null },
    after: { email: 'ann@acme.ch', founding_year: 1800 },
  });
});

test('an emptied text field has no origin, so that an import can fill it again', async () => {
  await server.patch('text', { email: 'ann@acme.ch', website: 'acme.ch' });
  expect(await server.patch('text', { email: null, website: ' ' })).toMatchObject({
    status: 200,
    body: { email: null, website: null },
  });
  expect(await server.stored()).toMatchObject({ origins: {}, website_host: null });
});

test.each([
  ['acme.ch', 'https://acme.ch', 'acme.ch'],
  ['www.acme.ch/en?utm_source=x', 'https://www.acme.ch/en?utm_source=x', 'acme.ch'],
  ['http://acme.ch', 'http://acme.ch', 'acme.ch'],
  ['HTTPS://Acme.ch/', 'HTTPS://Acme.ch/', 'acme.ch'],
  [
    'https://www.linkedin.com/company/acme',
    'https://www.linkedin.com/company/acme',
    'linkedin.com/company/acme',
  ],
])('the website %s is stored as %s and matched by curation as %s', async (website, address, website_host) => {
  expect(await server.patch('text', { website })).toMatchObject({
    status: 200,
    body: { website: address },
  });
  expect(await server.stored()).toMatchObject({ website: address, website_host });
});

test.each([
  'javascript:alert(1)',
  'ftp://acme.ch',
  'mailto:ann@acme.ch',
  'data:text/html,x',
  'not an address',
  'https://ann:secret@acme.ch',
  'https://',
])('the edited website %s of a startup is refused', async (website) => {
  expect(await server.patch('text', { website })).toEqual({
    status: 400,
    body: { error: 'website must be an address that starts with http:// or https://.' },
  });
});

test('a website that becomes too long when https:// is added is refused', async () => {
  expect(await server.patch('text', { website: `acme.ch/${'x'.repeat(2_040)}` })).toEqual({
    status: 400,
    body: { error: 'website takes at most 2048 characters.' },
  });
});
