import { eq, sql } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { parameters } from '../../platform/db/schema/parameters.table';
import { readRuleSet } from '../rescoring/rule-set';
import { forgetStartups, storeScoredStartups } from '../rescoring/stored-startups.fixture';
import { createInitialVersion } from './keep-first-version';
import { EXCL, PARAMETERS, textsOf, VERSIONS, versionsApp } from './scoring-versions.fixture';

const NOW = '2025-03-01T09:00:00.000Z';
let server: Awaited<ReturnType<typeof versionsApp>>;
beforeAll(async () => {
  server = await versionsApp();
});
afterAll(() => server.close());
beforeEach(() => forgetStartups(server.db));

test('every scoring change adds a version with author, time and difference', async () => {
  const id = await server.addKicks();
  await server.call('PUT', `${PARAMETERS}/kick-2`, { parameterName: 'kick two', value: 2.5 });
  await server.call('PUT', `${EXCL}/groups/${id}`, { rule: 'keep_lowest_precedence' });
  await server.call('PUT', '/auth/admin/score', { threshold: 2, top_percent: 0.1 });
  await server.call('DELETE', `${PARAMETERS}/kick-1?cascade=1`);
  const { body } = await server.call('GET', `${VERSIONS}?pageSize=50`);
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

test('a scoring version contains everything that scores depend on', async () => {
  await server.addKicks();
  const { body } = await server.call('GET', `${VERSIONS}/6`);
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

test('a scoring change that is refused or has no effect adds no version', async () => {
  await server.addParameter('kick 1', 1);
  await server.addParameter('Kick 1', 2);
  await server.call('PUT', `${PARAMETERS}/kick-1`, { value: 1 });
  const { body } = await server.call('POST', `${EXCL}/groups`, { group_name: 'Kick' });
  await server.call('PUT', `${EXCL}/groups/${body.id}`, { group_name: 'Kick' });
  expect(await server.numbers()).toEqual([1, 2, 3]);
});

test('simultaneous scoring changes get distinct consecutive version numbers', async () => {
  const names = Array.from({ length: 12 }, (_name, index) => `prize ${index}`);
  const answers = await Promise.all(names.map((name, index) => server.addParameter(name, index)));
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 201));
  expect(await server.numbers()).toEqual(Array.from({ length: 13 }, (_number, index) => index + 1));
});

test('a start stores the current scoring rules once', async () => {
  await Promise.all([createInitialVersion(server.deps), createInitialVersion(server.deps)]);
  expect(await server.numbers()).toEqual([1]);
  await server.addParameter('kick 1', 1);
  await server.db.update(parameters).set({ value: 3 });
  await server.call('PUT', `${PARAMETERS}/kick-1`, { value: 4 });
  const { body } = await server.call('GET', VERSIONS);
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

test('scores follow external rule changes at the next change and at the next start', async () => {
  await server.addParameter('kick 1', 1);
  await server.addParameter('kick 2', 1);
  await storeScoredStartups(server.db, [{ company_name: 'Kicked', awards: ['kick 1'] }], NOW);
  await server.db.update(parameters).set({ value: 3 }).where(eq(parameters.parameterID, 'kick-1'));
  await server.call('PUT', `${PARAMETERS}/kick-2`, { value: 4 });
  expect(await server.scores()).toEqual([3]);
  await server.db.update(parameters).set({ value: 5 }).where(eq(parameters.parameterID, 'kick-1'));
  await createInitialVersion(server.deps);
  expect(await server.scores()).toEqual([5]);
});

test('two scoring versions, or one version and the current state, are compared in either direction', async () => {
  await server.addParameter('kick 1', 1);
  await server.call('PUT', `${PARAMETERS}/kick-1`, { value: 2 });
  expect((await server.call('GET', `${VERSIONS}/3/compare?with=2`)).body).toEqual({
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
  expect((await server.call('GET', `${VERSIONS}/3/compare`)).body).toMatchObject({
    from: 3,
    to: null,
    differences: [{ text: 'Threshold from 5 to 6' }],
  });
});

test('a note is stored with a scoring version and in the audit trail', async () => {
  await server.addParameter('kick 1', 1);
  expect((await server.call('PUT', `${VERSIONS}/2`, { note: ' After the jury ' })).body).toMatchObject({
    number: 2,
    note: 'After the jury',
  });
  await server.call('PUT', `${VERSIONS}/2`, { note: 'After the jury' });
  expect((await server.call('GET', `${VERSIONS}/2`)).body).toMatchObject({
    note: 'After the jury',
    snapshot: { parameters: [{ value: 1 }] },
  });
  const events = await server.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.action, 'scoring_version_noted'));
  expect(events).toMatchObject([{ before: { note: '' }, after: { note: 'After the jury' } }]);
  expect(await server.call('PUT', `${VERSIONS}/2`, { note: 'x'.repeat(501) })).toMatchObject({ status: 400 });
  expect(await server.call('PUT', `${VERSIONS}/9`, { note: 'x' })).toEqual({
    status: 404,
    body: { error: 'Version not found' },
  });
});
