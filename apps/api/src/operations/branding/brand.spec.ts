import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { brand } from '../../platform/db/schema/brand.table';
import { aJpeg, aPng } from './logo.fixture';
import { testApp, TEST_SETTINGS } from '../../testing/test-app';

const BRAND = '/auth/admin/brand';
const STEPS = '/auth/admin/first-steps';
const logo = { kind: 'image/png', data: aPng().toString('base64') };
/** SVG in which each group repeats the previous group ten times: 1.2 kB contain a million shapes. */
const NESTED_USES = `<svg xmlns="http://www.w3.org/2000/svg"><defs><circle id="l0" r="4"/>${[1, 2, 3, 4, 5, 6]
  .map((level) => `<g id="l${level}">${`<use href="#l${level - 1}"/>`.repeat(10)}</g>`)
  .join('')}</defs><use href="#l6"/></svg>`;

let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

async function call(method: 'GET' | 'PUT' | 'POST', url: string, payload?: object, ifMatch?: string) {
  const headers = { ...world.asRole('admin'), ...(ifMatch && { 'if-match': ifMatch }) };
  const { statusCode, ...answer } = await world.app.inject({
    method,
    url,
    headers,
    ...(payload && { payload }),
  });
  return { status: statusCode, body: answer.json() };
}
const config = async () => (await world.app.inject({ url: '/config' })).json();
const stateOf = async () => {
  const { steps } = (await call('GET', STEPS)).body;
  return Object.fromEntries(steps.map(({ key, state }: { key: string; state: string }) => [key, state]));
};

test('the state of the first steps is derived from the data', async () => {
  expect(await stateOf()).toEqual({
    password: 'open',
    brand: 'open',
    list: 'open',
    sources: 'open',
    model: 'open',
    prompt: 'open',
    weights: 'open',
    people: 'done', // people of this test
  });
  await call('POST', `${STEPS}/skip`, { step: 'model' });
  await call('POST', `${STEPS}/skip`, { step: 'model' });
  expect((await call('POST', `${STEPS}/skip`, { step: 'people' })).status).toBe(400);
  await call('POST', '/auth/admin/parameters', { parameterName: 'kick', value: 1 });
  await call('POST', '/auth/admin/scrapers/sources', { name: 'News', url: 'https://news.example/feed' });
  await call('PUT', '/auth/llm/prompt', { prompt: 'Find startups' });
  expect(await stateOf()).toMatchObject({
    model: 'skipped',
    weights: 'done',
    sources: 'done',
    prompt: 'done',
  });
  expect((await call('POST', `${STEPS}/hide`)).body.is_hidden).toBe(true);
  const other = await world.app.inject({ url: STEPS, headers: world.asRole('super') });
  expect(other.json().is_hidden).toBe(false);
  const events = (await world.db.select().from(auditEvents)).flatMap(({ action }) =>
    action.startsWith('first_step') ? action : [],
  );
  expect(events).toEqual(['first_step_skipped', 'first_steps_hidden']);
});

test('product title, foundation and logo are saved and complete a first step', async () => {
  expect(await config()).toMatchObject({ productTitle: 'Vaglio', foundationName: 'Foundation', logo: null });
  const texts = { product_title: ' Sieve ', foundation_name: 'Lindmatt Foundation' };
  const saved = await call('PUT', BRAND, { ...texts, logo }, '"1"');
  expect(saved.body).toEqual({
    product_title: 'Sieve',
    foundation_name: 'Lindmatt Foundation',
    from_environment: [],
    logo: '/config/logo?v=2',
    is_logo_dropped: false,
    version: 2,
  });
  expect(await config()).toMatchObject({ productTitle: 'Sieve', logo: '/config/logo?v=2' });
  expect((await stateOf()).brand).toBe('done');
  const file = await world.app.inject({ url: '/config/logo?v=2' });
  expect([file.rawPayload, file.headers['content-type'], file.headers['x-content-type-options']]).toEqual([
    aPng(),
    'image/png',
    'nosniff',
  ]);
  expect(file.headers['content-security-policy']).toMatch(/^default-src 'none'.*; sandbox$/);
  expect(file.headers['cache-control']).toContain('immutable');
  expect((await world.app.inject({ url: '/config/logo?v=1' })).headers['cache-control']).toBe('no-store');
});

test('saving an outdated brand is refused, and saving an equal brand creates no event', async () => {
  expect((await call('PUT', BRAND, { product_title: 'Other' }, '"1"')).status).toBe(412);
  await call('PUT', BRAND, { product_title: 'Sieve' }, '"2"');
  const { body } = await call('PUT', BRAND, { logo: null }, '"2"');
  expect([body.version, body.logo, body.product_title]).toEqual([3, null, 'Sieve']);
  expect((await world.app.inject({ url: '/config/logo' })).statusCode).toBe(404);
  const events = (await world.db.select().from(auditEvents)).filter(({ action }) => action === 'brand_saved');
  expect(events.map(({ after }) => after)).toEqual([
    { product_title: 'Sieve', foundation_name: 'Lindmatt Foundation', logo: 'a new one' },
    { product_title: 'Sieve', foundation_name: 'Lindmatt Foundation', logo: 'none' },
  ]);
});

test.each([
  [{ logo: { ...logo, data: Buffer.from(NESTED_USES).toString('base64') } }, 400],
  [{ logo: { kind: 'image/svg+xml', data: Buffer.from(NESTED_USES).toString('base64') } }, 400],
  [{ logo: { ...logo, kind: 'image/jpeg' } }, 400],
  [{ logo: { ...logo, data: 'A'.repeat(140_000) } }, 400],
  [{ logo: { ...logo, data: '####' } }, 400],
  [{ logo: { ...logo, kind: 'text/html' } }, 400],
  [{ product_title: 'x'.repeat(81) }, 400],
  [{ product_title: 'a\u202eb' }, 400],
])('an invalid brand is refused', async (wrong, status) => {
  expect((await call('PUT', BRAND, wrong)).status).toBe(status);
});

test('an SVG logo from an earlier release is not shown, and administrators are informed', async () => {
  const stored = { logo: Buffer.from(NESTED_USES), logo_kind: 'image/svg+xml' } as const;
  await world.db.update(brand).set(stored);
  expect(await config()).toMatchObject({ productTitle: 'Sieve', logo: null });
  expect((await world.app.inject({ url: '/config/logo' })).statusCode).toBe(404);
  expect((await call('GET', BRAND)).body).toMatchObject({ logo: null, is_logo_dropped: true });
  expect((await call('GET', STEPS)).body.is_logo_dropped).toBe(true);
  expect((await stateOf()).brand).toBe('open');
  const jpeg = { kind: 'image/jpeg', data: aJpeg().toString('base64') };
  const saved = (await call('PUT', BRAND, { logo: jpeg })).body;
  expect(saved.is_logo_dropped).toBe(false);
  const file = await world.app.inject({ url: saved.logo });
  expect([file.rawPayload, file.headers['content-type']]).toEqual([aJpeg(), 'image/jpeg']);
  await world.db.update(brand).set(stored);
  expect((await call('PUT', BRAND, { logo: null })).body).toMatchObject({
    logo: null,
    is_logo_dropped: false,
  });
  expect((await call('GET', STEPS)).body.is_logo_dropped).toBe(false);
  expect((await stateOf()).brand).toBe('done');
});

test('environment variables for the brand take precedence over saved values', async () => {
  const settings = { ...TEST_SETTINGS, foundationName: 'Helvetia Fund' };
  const other = await testApp({ settings });
  const headers = other.asRole('super');
  const read = await other.app.inject({ url: BRAND, headers });
  expect(read.json()).toMatchObject({
    foundation_name: 'Helvetia Fund',
    from_environment: ['foundation_name'],
  });
  const change = (payload: object) => other.app.inject({ method: 'PUT', url: BRAND, headers, payload });
  expect((await change({ foundation_name: 'Other' })).statusCode).toBe(409);
  expect((await change({ product_title: 'Sieve' })).json()).toMatchObject({ product_title: 'Sieve' });
  await other.close();
});
