import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { maskedEmails } from '../../identity/sign-in/masked-email';
import type { UserRow } from '../../identity/accounts/account.queries';
import type { Tx } from '../../platform/db/open-database';
import type { Deps } from '../../platform/deps';
import type { Keys } from '../../platform/keys/key-ring';
import { cursorRows } from '../../platform/http/streaming/stream-page';
import { timeLimit } from '../../platform/util/time-limit';
import { toTimestamp } from '../../platform/time/timestamps';
import { PERSON_PARTS } from './person-parts';
import type { Subject } from './person-part';

/** Time limit of a data export in milliseconds, so that slow clients do not occupy a database connection. */
const LONGEST_EXPORT_MS = 5 * 60_000;

const DESCRIPTION =
  'All that is stored about this person. Each part says what its rows are. Secrets (passwords, keys, tokens and their hashes) are left out. Times are in UTC. What backups hold is not in here; they are removed by age.';

/** Returns the id and the texts by which the data of an account's person is found. */
function subjectOf({ id, email }: Pick<UserRow, 'id' | 'email'>, { audit }: Pick<Keys, 'audit'>): Subject {
  return { id, keys: [id, email, ...maskedEmails(email, audit)] };
}

/**
 * Streams all stored data about a person as JSON, from one database snapshot and with little memory. A failure destroys
 * the stream, so that no partial document looks complete.
 */
export function streamPersonData(
  { db, keys, now }: Pick<Deps, 'db' | 'keys' | 'now'>,
  person: Pick<UserRow, 'id' | 'email'>,
): Readable {
  const out = new PassThrough();
  out.on('error', () => undefined); // the sender gets the same error
  const subject = subjectOf(person, keys);
  db.transaction(
    async (tx) => {
      await tx.execute(sql.raw("set local statement_timeout = '120s'"));
      const signal = timeLimit(LONGEST_EXPORT_MS);
      await pipeline(Readable.from(documentOf(tx, subject, toTimestamp(now()))), out, { signal });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  ).catch((error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error))));
  return out;
}

async function* documentOf(tx: Tx, subject: Subject, takenAt: string): AsyncGenerator<string> {
  const head = { description: DESCRIPTION, person: subject.id, taken_at: takenAt };
  yield `${JSON.stringify(head).slice(0, -1)},"parts":[`;
  for (const [index, { name, about, query }] of PERSON_PARTS.entries()) {
    yield `${index === 0 ? '' : ','}${JSON.stringify({ name, about }).slice(0, -1)},"rows":[`;
    let separator = '';
    for await (const rows of cursorRows(tx, query(subject))) {
      yield separator + rows.map(({ row }) => JSON.stringify(row)).join(',');
      separator = ',';
    }
    yield ']}';
  }
  yield ']}';
}
