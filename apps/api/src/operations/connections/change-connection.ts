import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { AuditAction } from '@vaglio/access-control';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { lastChange } from '../../audit/row-versions/last-change';
import { refuseStale } from '../../audit/row-versions/refuse-stale';
import {
  opened,
  sealedFor,
  type ConnectionKind,
} from '../../platform/config/connections/present-connections';
import type { Db, Tx } from '../../platform/db/open-database';
import { connections, type StoredMail, type StoredModel } from '../../platform/db/schema/connections.table';
import type { Deps } from '../../platform/deps';
import { badRequest, conflict } from '../../platform/http/errors/errors';
import type { Keys } from '../../platform/keys/key-ring';
import { sealSecret } from '../../platform/keys/sealed-secret';

type Stored = StoredModel | StoredMail;
export type ConnectionRow<Value extends Stored> = {
  settings: Value | null;
  former: Value | null;
  version: number;
};

/** How a kind of connection is answered and written down. */
export type Connection<Value extends Stored, Answer> = {
  kind: ConnectionKind;
  /** Variables of the environment that set it; [] where the page may. */
  environment: readonly string[];
  actions: Readonly<Record<'saved' | 'removed' | 'undone', AuditAction>>;
  toAnswer: (row: ConnectionRow<Value>, change: Change) => Answer;
  /** What the audit trail keeps, without its secret. */
  factsOf: (value: Value) => Record<string, unknown>;
  /** Its sealed secret. */
  secretOf: (value: Value) => string | null;
};
type Change = { changed_by: string | null; changed_at: string | null };
type Seen = { ifMatch: string | undefined; actor: Actor };
type Step = 'saved' | 'removed' | 'undone';

/** The connection as it is now. */
export async function readAnswer<Value extends Stored, Answer>(
  db: Db | Tx,
  connection: Connection<Value, Answer>,
): Promise<Answer> {
  return answerOf(db, connection, await readRow(db, connection));
}

/**
 * Changes a connection; what is the same leaves no trace.
 * @param next makes the new settings of the present ones; null for none
 * @throws Refusal 409 where the environment sets it; 412 for another version than the caller saw
 */
export function changeConnection<Value extends Stored, Answer>(
  { db }: Pick<Deps, 'db'>,
  connection: Connection<Value, Answer>,
  { ifMatch, actor, step }: Seen & { step: Step },
  next: (row: ConnectionRow<Value>) => Value | null,
): Promise<Answer> {
  refuseEnvironment(connection);
  const { kind, actions } = connection;
  return db.transaction(async (tx) => {
    await tx.insert(connections).values({ kind }).onConflictDoNothing();
    await tx.execute(sql`select from ${connections} where kind = ${kind} for update`);
    const row = await readRow(tx, connection);
    const current = () => answerOf(tx, connection, row);
    await refuseStale(tx, { ifMatch, version: row.version, current, edits: editsOf(connection) });
    const settings = next(row);
    if (isDeepStrictEqual(settings, row.settings)) return current();
    const changed = { settings, former: row.settings, version: row.version + 1 };
    await tx
      .update(connections)
      .set({ ...changed, updated_at: sql`now()` })
      .where(eq(connections.kind, kind));
    await recordEvent(tx, actor, {
      action: actions[step],
      target: { type: 'connection', id: kind },
      before: factsIn(connection, row.settings, null),
      after: factsIn(connection, settings, row.settings),
    });
    return answerOf(tx, connection, changed);
  });
}

/** The former settings, with their secret. @throws Refusal 409 where nothing was changed yet */
export function formerOf<Value extends Stored>({ former, version }: ConnectionRow<Value>): Value | null {
  if (version === 1) throw conflict('There is no change to undo.');
  return former;
}

/** @throws Refusal 409 */
export function refuseEnvironment({ environment }: { environment: readonly string[] }): void {
  if (environment.length > 0)
    throw conflict(`The environment of the server sets this (${environment.join(', ')}).`);
}

/**
 * The secret to use with settings that were typed, sealed or null.
 * @param typed as a request gives it: undefined keeps the stored one, null removes it
 * @param stored sealed
 * @param isSamePlace whether it would be sent where it was entered for
 * @throws Refusal 400 where the stored one would be sent elsewhere
 */
export function chosenSecret(
  typed: string | null | undefined,
  { stored, isSamePlace, what }: { stored: string | null; isSamePlace: boolean; what: 'key' | 'password' },
  seal: (secret: string) => string,
): string | null {
  if (typed !== undefined) return typed === null ? null : seal(typed);
  if (stored !== null && !isSamePlace)
    throw badRequest(
      `Please enter the ${what} again: the stored one is only sent to where it was entered for.`,
    );
  return stored;
}

/** Seals a secret for a connection. */
export const sealing =
  (kind: ConnectionKind, { pepper }: Pick<Keys, 'pepper'>) =>
  (secret: string) =>
    sealSecret(Buffer.from(secret), sealedFor(kind), pepper);

const SHOWN = 4;
/** A shorter secret would be shown for the most part. */
const LEAST_TO_SHOW = 16;

/** What is shown of a sealed secret. @param isKey a key, whose end is shown; a password is a person's own text */
export function shownSecret(
  kind: ConnectionKind,
  sealed: string | null,
  keys: Pick<Keys, 'pepper'>,
): { state: 'none' | 'kept' | 'unreadable'; end: string | null } {
  if (sealed === null) return { state: 'none', end: null };
  const secret = opened(kind, sealed, keys);
  if (secret === null) return { state: 'unreadable', end: null };
  const isShown = kind === 'model' && secret.length >= LEAST_TO_SHOW;
  return { state: 'kept', end: isShown ? secret.slice(-SHOWN) : null };
}

const NEVER: Change = { changed_by: null, changed_at: null };

async function answerOf<Value extends Stored, Answer>(
  db: Db | Tx,
  connection: Connection<Value, Answer>,
  row: ConnectionRow<Value>,
): Promise<Answer> {
  return connection.toAnswer(row, row.version === 1 ? NEVER : await lastChange(db, editsOf(connection)));
}

function editsOf({ kind, actions }: Pick<Connection<Stored, unknown>, 'kind' | 'actions'>) {
  return {
    actions: Object.values(actions),
    isOfRow: ({ target_id }: { target_id: string | null }) => target_id === kind,
  };
}

async function readRow<Value extends Stored, Answer>(
  db: Db | Tx,
  { kind }: Connection<Value, Answer>,
): Promise<ConnectionRow<Value>> {
  const [row] = await db.select().from(connections).where(eq(connections.kind, kind));
  return (row ?? { settings: null, former: null, version: 1 }) as ConnectionRow<Value>;
}

/** The settings as the audit trail keeps them. @param before null where nothing is compared */
function factsIn<Value extends Stored>(
  { factsOf, secretOf }: Pick<Connection<Value, unknown>, 'factsOf' | 'secretOf'>,
  value: Value | null,
  before: Value | null,
) {
  if (value === null) return { set_up: 'no' };
  const secret = secretOf(value);
  const isNew = before !== null && secretOf(before) !== secret;
  return { ...factsOf(value), secret: secret === null ? 'none' : isNew ? 'another one' : 'stored' };
}
