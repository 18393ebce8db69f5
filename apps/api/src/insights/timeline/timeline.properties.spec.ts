import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { ActorName } from '../../testing/test-app';
import { timelineApp } from './timeline.fixture';

let server: Awaited<ReturnType<typeof timelineApp>>;
beforeAll(async () => {
  server = await timelineApp();
});
afterAll(() => server.close());

const RUNS = 8;
const KINDS = ['contacted', 'contract', 'investment', 'rejected'] as const;
const FLAG_OF = {
  contacted: 'email_sent',
  contract: 'create_contract',
  investment: 'investment',
  rejected: 'rejected',
};

const act = fc.record({
  what: fc.constantFrom('decide', 'undo', 'flags', 'note', 'edit', 'strike'),
  actor: fc.constantFrom<ActorName>('admin', 'user+w', 'super'),
  kind: fc.constantFrom(...KINDS),
  to: fc.constantFrom(0, 1),
  which: fc.nat({ max: 3 }),
  text: fc.constantFrom('One', 'Two', 'Three'),
});
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** Sends the request of an action. A refused request changes nothing. */
async function perform(id: string, { what, actor, kind, to, which, text }: Act): Promise<void> {
  const send = (method: 'POST' | 'PATCH', url: string, payload: object) =>
    server.app.inject({ method, url: `/auth/${url}`, headers: server.asRole(actor), payload });
  const { items } = await server.timeline(id, what === 'undo' ? '?kind=decision' : '?kind=note');
  const chosen = items.at(which)?.id.replace(/^\w+-/, '');
  if (what === 'decide') await send('POST', `investments/${id}/decisions`, { kind, to, details: text });
  if (what === 'undo' && chosen) await send('POST', `investments/${id}/decisions/${chosen}/undo`, {});
  if (what === 'flags') await send('PATCH', `investments/${id}/flags`, { contract: to, rejected: to });
  if (what === 'note') await send('POST', `investments/${id}/notes`, { text });
  if (what === 'edit' && chosen) await send('PATCH', `notes/${chosen}`, { text });
  if (what === 'strike' && chosen) await send('POST', `notes/${chosen}/strike`, {});
}

type Event = { action: string; target_id: string; name: string; before: Kept; after: Kept };
type Kept = Record<string, string | number | boolean> | null;

async function eventsOf(id: string): Promise<Event[]> {
  const { rows } = await server.db.execute<Event>(sql`
    select e.action, e.target_id, u.name, e.before, e.after from audit_events e join users u on u.id = e.actor_id
    where (e.target_type = 'startup' and e.target_id = ${id})
      or (e.target_type = 'note' and e.target_id in (select target_id from audit_events
        where action = 'note_added' and after ->> 'startup_id' = ${id}))
    order by e.id`);
  return rows;
}

/** Derives the flags that people set from the audit events, as one text each. */
function retoldDecisions(events: readonly Event[]): string[] {
  return events.flatMap(({ name, before, after }) =>
    KINDS.flatMap((kind) => {
      const [from, to] = [before?.[FLAG_OF[kind]], after?.[FLAG_OF[kind]]];
      return to === undefined || from === to ? [] : [`${name} ${kind} ${from}${to}`];
    }),
  );
}

/** Derives the final state of each note from its audit events. */
function retoldNotes(events: readonly Event[]): Record<string, string> {
  const notes: Record<string, string> = {};
  for (const { action, target_id, name, after } of events) {
    if (action === 'note_added') notes[target_id] = `${name}: ${String(after?.['text'])}`;
    if (action === 'note_edited') notes[target_id] = `${name}: ${String(after?.['text'])}`;
    if (action === 'note_struck') notes[target_id] = `${notes[target_id]}, struck by ${name}`;
  }
  return notes;
}

test('the timeline of a startup has the same decisions and notes as the audit trail', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 14 }), async (acts) => {
      const id = await server.startup();
      for (const each of acts) await perform(id, each);
      const [{ items, counts }, events] = [await server.timeline(id), await eventsOf(id)];
      const decided = items.flatMap(({ decision }) => decision ?? []);
      // A decision that does not change the flag only adds a reason. Its audit event contains no change.
      const changed = decided.filter(({ from, to }) => from !== to);
      expect(changed.map(({ made_by, kind, from, to }) => `${made_by} ${kind} ${from}${to}`).sort()).toEqual(
        retoldDecisions(events).sort(),
      );
      const notes = items.flatMap(({ note }) => note ?? []);
      const shown = notes.map(({ id: noteId, author, text, struck_at, struck_by }) => [
        noteId,
        `${author}: ${text}${struck_at === null ? '' : `, struck by ${struck_by}`}`,
      ]);
      expect(Object.fromEntries(shown)).toEqual(retoldNotes(events));
      expect([counts.decision, counts.note]).toEqual([decided.length, notes.length]);
    }),
    { numRuns: RUNS },
  );
}, 120_000);
