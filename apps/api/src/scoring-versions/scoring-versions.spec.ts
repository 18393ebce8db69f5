import { asc, eq, sql } from 'drizzle-orm';
import { auditEvents } from '../audit/audit-events.table';
import { awardGroupItems, awardGroups } from '../exclusivity/award-groups.table';
import { parameters } from '../parameters/parameters.table';
import { scoreConfig } from '../score-config/score-config.table';
import { startups } from '../startups/startups.table';
import { scoringVersions } from './scoring-versions.table';
import { readRuleSet } from '../scoring/rule-set';
import { forgetStartups, storeStartups } from '../scoring/stored-startups.fixture';
import { testApp } from '../testing/test-app';
import { keepFirstVersion } from './keep-first-version';

const VERSIONS = '/auth/admin/score/versions';
const PARAMETERS = '/auth/admin/parameters';
const EXCL = '/auth/admin/awards/excl';

let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
beforeEach(() => forgetStartups(server.db));

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const answer = await server.app.inject({
    method,
    url,
    headers: server.asRole('super'),
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}
const addParameter = (parameterName: string, value: number) =>
  call('POST', PARAMETERS, { parameterName, value });
const scores = async () =>
  (await server.db.select().from(startups).orderBy(asc(startups.id))).map(({ score }) => score);
const numbers = async () =>
  (await server.db.select().from(scoringVersions).orderBy(asc(scoringVersions.number))).map(
    ({ number }) => number,
  );
const textsOf = ({ changes }: { changes: { text: string }[] }) => changes.map(({ text }) => text);

/** Two weights, a group that holds both, and a startup with both awards. */
async function kicks(): Promise<string> {
  await addParameter('kick 1', 1);
  await addParameter('kick 2', 2);
  await storeStartups(server.db, [
    { company_name: 'Kicked', awards: ['kick 1', 'kick 2'] },
    { company_name: 'Other', awards: ['kick 1'] },
  ]);
  const { body } = await call('POST', `${EXCL}/groups`, { group_name: 'Kick', description: 'One of them' });
  for (const precedence of [1, 2])
    await call('POST', `${EXCL}/groups/${body.id}/items`, { parameter_id: `kick-${precedence}`, precedence });
  return body.id;
}

test('the first version is the state before, and every change adds one with its author, moment and what it changed', async () => {
  const id = await kicks();
  await call('PUT', `${PARAMETERS}/kick-2`, { parameterName: 'kick two', value: 2.5 });
  await call('PUT', `${EXCL}/groups/${id}`, { rule: 'keep_lowest_precedence' });
  await call('PUT', '/auth/admin/score', { threshold: 2, top_percent: 0.1 });
  await call('DELETE', `${PARAMETERS}/kick-1?cascade=1`);
  const { body } = await call('GET', `${VERSIONS}?pageSize=50`);
  expect(body).toMatchObject({ total: 10, page: 1, pageSize: 50 });
  expect([...body.items].reverse().map(textsOf)).toEqual([
    [],
    ["Parameter 'kick 1' added with weight 1"],
    ["Parameter 'kick 2' added with weight 2"],
    ["Group 'Kick' added: keep highest precedence"],
    ["'kick 1' put into the group 'Kick' with precedence 1"],
    ["'kick 2' put into the group 'Kick' with precedence 2"],
    ["Parameter 'kick 2' renamed to 'kick two'", "Weight of 'kick two' from 2 to 2.5"],
    ["Rule of the group 'Kick' from keep highest precedence to keep lowest precedence"],
    ['Threshold from 5 to 2', 'Top percent from 0.2 to 0.1'],
    ["Parameter 'kick 1' with weight 1 deleted", "'kick 1' taken out of the group 'Kick'"],
  ]);
  expect(body.items[0]).toMatchObject({
    number: 10,
    author: 'super',
    note: '',
    restored_from: null,
    is_present: true,
  });
  expect(body.items.at(-1)).toMatchObject({ number: 1, author: null, is_present: false });
});

test('a version holds all that scores depend on', async () => {
  await kicks();
  const { body } = await call('GET', `${VERSIONS}/6`);
  expect(body.snapshot).toEqual(await readRuleSet(server.db));
  expect(body.snapshot).toMatchObject({
    parameters: [
      { parameterID: 'kick-1', parameterName: 'kick 1', value: 1 },
      { parameterID: 'kick-2', value: 2 },
    ],
    groups: [
      {
        group_key: 'kick',
        group_name: 'Kick',
        description: 'One of them',
        items: [{ parameter_id: 'kick-1', precedence: 1 }, { precedence: 2 }],
      },
    ],
    threshold: 5,
    top_percent: 0.2,
  });
});

test('a change that is refused, or that changes nothing, adds none', async () => {
  await addParameter('kick 1', 1);
  await addParameter('Kick 1', 2);
  await call('PUT', `${PARAMETERS}/kick-1`, { value: 1 });
  const { body } = await call('POST', `${EXCL}/groups`, { group_name: 'Kick' });
  await call('PUT', `${EXCL}/groups/${body.id}`, { group_name: 'Kick' });
  expect(await numbers()).toEqual([1, 2, 3]);
});

test('changes at once get distinct consecutive numbers', async () => {
  const names = Array.from({ length: 12 }, (_name, index) => `prize ${index}`);
  const answers = await Promise.all(names.map((name, index) => addParameter(name, index)));
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 201));
  expect(await numbers()).toEqual(Array.from({ length: 13 }, (_number, index) => index + 1));
});

test('at start what holds is kept once, and what something else changed since is kept before the next change', async () => {
  await Promise.all([keepFirstVersion(server.deps), keepFirstVersion(server.deps)]);
  expect(await numbers()).toEqual([1]);
  await addParameter('kick 1', 1);
  await server.db.update(parameters).set({ value: 3 });
  await call('PUT', `${PARAMETERS}/kick-1`, { value: 4 });
  const { body } = await call('GET', VERSIONS);
  expect(
    body.items
      .slice(0, 2)
      .map((version: { author: string | null; changes: { text: string }[] }) => [
        version.author,
        textsOf(version),
      ]),
  ).toEqual([
    ['super', ["Weight of 'kick 1' from 3 to 4"]],
    [null, ["Weight of 'kick 1' from 1 to 3"]],
  ]);
});

test('a restored version gives the same scores as then for the same startups, as a new version, in one event', async () => {
  const id = await kicks();
  const [then, rules] = [await scores(), await readRuleSet(server.db)];
  expect(then).toEqual([2, 1]);
  await call('DELETE', `${PARAMETERS}/kick-2?cascade=1`);
  await addParameter('kick 3', 9);
  await call('DELETE', `${EXCL}/groups/${id}`);
  await call('POST', `${EXCL}/groups`, { group_name: 'Another' });
  await call('PUT', '/auth/admin/score', { threshold: 1, top_percent: 1 });
  expect(await scores()).toEqual([1, 1]);
  const answer = await call('POST', `${VERSIONS}/6/restore`);
  expect(answer).toMatchObject({
    status: 200,
    body: { number: 12, restored_from: 6, author: 'super', is_present: true },
  });
  expect(await scores()).toEqual(then);
  expect(await readRuleSet(server.db)).toEqual(rules);
  const events = await server.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.action, 'scoring_version_restored'));
  expect(events).toMatchObject([{ target_id: '6', after: { version: 12, rescored: 1 } }]);
  expect((await call('POST', `${EXCL}/groups`, { group_name: 'Next' })).status).toBe(201);
});

test('parameters that changed names, and groups that changed keys with each other, change back', async () => {
  const id = await kicks();
  const other = await call('POST', `${EXCL}/groups`, { group_name: 'Other' });
  const rules = await readRuleSet(server.db);
  for (const [parameterID, parameterName] of [
    ['kick-1', 'third'],
    ['kick-2', 'kick 1'],
    ['kick-1', 'kick 2'],
  ]) {
    await call('PUT', `${PARAMETERS}/${parameterID}`, { parameterName });
  }
  for (const [group, group_key] of [
    [id, 'third'],
    [other.body.id, 'kick'],
    [id, 'other'],
  ])
    await call('PUT', `${EXCL}/groups/${group}`, { group_key });
  await call('POST', `${VERSIONS}/7/restore`);
  expect(await readRuleSet(server.db)).toEqual(rules);
});

test('what holds already is not restored without a word, and a failed restoring leaves everything', async () => {
  await addParameter('kick 1', 1);
  expect(await call('POST', `${VERSIONS}/2/restore`)).toEqual({
    status: 409,
    body: { error: 'What version 2 says holds already.' },
  });
  expect(await call('POST', `${VERSIONS}/3/restore`)).toEqual({
    status: 404,
    body: { error: 'Version not found' },
  });
  expect(await numbers()).toEqual([1, 2]);
});

test('an empty version empties weights and groups', async () => {
  await kicks();
  expect(await call('POST', `${VERSIONS}/1/restore`)).toMatchObject({ status: 200, body: { number: 7 } });
  const tables = [parameters, awardGroups, awardGroupItems, scoreConfig];
  expect(await Promise.all(tables.map((table) => server.db.$count(table)))).toEqual([0, 0, 0, 1]);
  expect(await scores()).toEqual([0, 0]);
});

test('two versions, or one and the present, are compared in either direction', async () => {
  await addParameter('kick 1', 1);
  await call('PUT', `${PARAMETERS}/kick-1`, { value: 2 });
  expect((await call('GET', `${VERSIONS}/3/compare?with=2`)).body).toEqual({
    from: 3,
    to: 2,
    differences: [
      {
        subject: 'parameter',
        kind: 'changed',
        name: 'kick 1',
        field: 'value',
        before: '2',
        after: '1',
        text: "Weight of 'kick 1' from 2 to 1",
      },
    ],
  });
  await server.db.execute(sql`update score_config set threshold = 6`);
  expect((await call('GET', `${VERSIONS}/3/compare`)).body).toMatchObject({
    from: 3,
    to: null,
    differences: [{ text: 'Threshold from 5 to 6' }],
  });
});

test('a note is kept with a version and told in the audit trail; what the version holds stays', async () => {
  await addParameter('kick 1', 1);
  expect((await call('PUT', `${VERSIONS}/2`, { note: ' After the jury ' })).body).toMatchObject({
    number: 2,
    note: 'After the jury',
  });
  await call('PUT', `${VERSIONS}/2`, { note: 'After the jury' });
  expect((await call('GET', `${VERSIONS}/2`)).body).toMatchObject({
    note: 'After the jury',
    snapshot: { parameters: [{ value: 1 }] },
  });
  const events = await server.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.action, 'scoring_version_noted'));
  expect(events).toMatchObject([{ before: { note: '' }, after: { note: 'After the jury' } }]);
  expect(await call('PUT', `${VERSIONS}/2`, { note: 'x'.repeat(501) })).toMatchObject({ status: 400 });
  expect(await call('PUT', `${VERSIONS}/9`, { note: 'x' })).toEqual({
    status: 404,
    body: { error: 'Version not found' },
  });
});
