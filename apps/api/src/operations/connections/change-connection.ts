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

/** Response and audit format of a kind of connection, such as mail server or language model. */
export type Connection<Value extends Stored, Answer> = {
  kind: ConnectionKind;
  /** Environment variables that set the connection; [] if administrators may change it in the app. */
  environment: readonly string[];
  actions: Readonly<Record<'saved' | 'removed' | 'undone', AuditAction>>;
  toAnswer: (row: ConnectionRow<Value>, change: Change) => Answer;
  /** Returns the fields of the connection for the audit trail, without the secret. */
  factsOf: (value: Value) => Record<string, unknown>;
  /** Returns the sealed secret of the connection. */
  secretOf: (value: Value) => string | null;
};
type Change = { changed_by: string | null; changed_at: string | null };
type Seen = { ifMatch: string | undefined; actor: Actor };
type Step = 'saved' | 'removed' | 'undone';

/** Builds the response with the current settings of a connection. */
export async function readAnswer<Value extends Stored, Answer>(
  db: Db | Tx,
  connection: Connection<Value, Answer>,
): Promise<Answer> {
  return answerOf(db, connection, await readRow(db, connection));
}

/**
 * Changes a connection. An unchanged value causes no audit event.
 * @param next derives the new settings from the current settings; null removes the connection
 * @throws Refusal 409 when the environment sets the connection; 412 when the caller saw an older version
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

/**
 * Returns the previous settings of a connection, with their secret.
 * @throws Refusal 409 when the connection has never been changed
 */
export function formerOf<Value extends Stored>({ former, version }: ConnectionRow<Value>): Value | null {
  if (version === 1) throw conflict('There is no change to undo.');
  return former;
}

/**
 * Refuses changes of a connection that the environment sets.
 * @throws Refusal 409
 */
export function refuseEnvironment({ environment }: { environment: readonly string[] }): void {
  if (environment.length > 0) throw conflict(`The server environment sets this (${environment.join(', ')}).`);
}

/**
 * Returns the sealed secret for submitted settings, or null.
 * @param typed secret in the request: undefined keeps the stored secret, null removes it
 * @param stored sealed secret
 * @param isSamePlace whether the stored secret was entered for this server
 * @throws Refusal 400 when the stored secret would be sent to another server
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

/** Returns a function that seals a secret for a connection. */
export const sealing =
  (kind: ConnectionKind, { pepper }: Pick<Keys, 'pepper'>) =>
  (secret: string) =>
    sealSecret(Buffer.from(secret), sealedFor(kind), pepper);

const SHOWN = 4;
/** Minimum length of a secret whose last characters are shown. They would reveal too much of a shorter secret. */
const LEAST_TO_SHOW = 16;

/**
 * Returns the state of a sealed secret and its visible end.
 * @param isKey true for a key, whose last characters are shown; passwords are chosen by users and remain hidden
 */
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

/**
 * Returns the connection settings for the audit trail.
 * @param before previous settings; null to skip the comparison
 */
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
