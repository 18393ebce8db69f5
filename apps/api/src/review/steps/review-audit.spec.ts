import { sql } from 'drizzle-orm';
import { reviewQueueApp } from '../queue/review-queue.fixture';

let desk: Awaited<ReturnType<typeof reviewQueueApp>>;
beforeAll(async () => {
  desk = await reviewQueueApp();
});
afterAll(() => desk.close());
let since = '0';
beforeEach(async () => {
  await desk.reset();
  const { rows } = await desk.db.execute<{ id: string }>(
    sql`select coalesce(max(id), 0)::text as id from audit_events`,
  );
  since = rows[0]?.id ?? '0';
});

const CANTON = { canton: { value: 'ZG', quotes: ['from Zug'] } };
const SECTOR = { sector: { value: 'ICT', quotes: ['software'] } };

type Event = { action: string; target_id: string | null; before: unknown; after: unknown };

/** Returns the last audit event of this test. */
async function lastEvent(action: string): Promise<Event | undefined> {
  const { rows } = await desk.db.execute<Event>(
    sql`select action, target_id, before, after from audit_events where action = ${action} and id > ${since} order by id desc limit 1`,
  );
  return rows[0];
}

test('the audit event of a reviewed value contains the decision, the correction and the reason', async () => {
  await desk.setFloor(1);
  await desk.propose('Alpha AG', { ...CANTON, ...SECTOR }, 'Alpha AG from Zug writes software.');
  await desk.decide([
    { key: 'canton', decision: 'correct', value: 'ZH', note: 'They moved' },
    { key: 'sector', decision: 'discard' },
  ]);
  expect((await lastEvent('review_values_decided'))?.after).toMatchObject({
    words: '2 values of Alpha AG decided',
    decided: ['Canton ZG corrected to ZH: They moved', 'Sector ICT discarded'],
  });
});

test('the audit trail contains the beginning of a long article text and the complete reason of a decision', async () => {
  await desk.setFloor(1);
  const text = `Alpha AG ${'writes software '.repeat(20)}`.trim();
  await desk.propose('Alpha AG', { company_description: { value: text, quotes: [text] } }, text);
  const note = 'Too long '.repeat(20).trim();
  await desk.decide([{ key: 'company_description', decision: 'discard', note }]);
  expect((await lastEvent('review_values_decided'))?.after).toMatchObject({
    decided: [expect.stringMatching(new RegExp(`^[\\w ]+? ${text.slice(0, 80)} discarded: ${note}$`))],
  });
});

test('the audit event of an accepted company lists its accepted values', async () => {
  await desk.setFloor(1);
  await desk.propose('Alpha AG', CANTON);
  await desk.act('accept-at-once');
  expect((await lastEvent('review_company_accepted'))?.after).toMatchObject({
    decided: ['Canton ZG accepted'],
  });
});

test('the audit trail records that a startup was removed with a rejected company and later restored', async () => {
  await desk.setFloor(0);
  await desk.propose('Alpha AG', CANTON);
  await desk.curate();
  const [startup] = await desk.curated();
  const { body } = await desk.act('set-aside', { reason: 'not_a_startup' });
  expect(await lastEvent('startup_deleted')).toMatchObject({
    target_id: startup?.id,
    before: { company_name: 'Alpha AG' },
  });
  expect((await desk.undoStep(body.step.id)).status).toBe(200);
  expect(await lastEvent('startup_restored')).toMatchObject({
    target_id: startup?.id,
    after: { company_name: 'Alpha AG' },
  });
});

test('the audit trail records that a startup was removed when its acceptance was undone', async () => {
  await desk.setFloor(1);
  await desk.propose('Alpha AG', CANTON);
  const { body } = await desk.act('accept-at-once');
  const [startup] = await desk.curated();
  await desk.undoStep(body.step.id);
  expect((await lastEvent('startup_deleted'))?.target_id).toBe(startup?.id);
});
