import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { type Actor, actorOf, recordEvent } from '../../../audit/audit-event';
import { checkDecimals } from '../../../platform/http/validation/check-decimals';
import type { Db, Tx } from '../../../platform/db/open-database';
import { refuseStale } from '../../../audit/row-versions/refuse-stale';
import { activationGate } from '../../../platform/db/schema/activation-gate.table';
import { type ActivationGateBody, type GateSettings, readGateSchema, saveGateSchema } from './gate.schemas';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../../../platform/deps';

/** Every event of this action concerns the one row. */
const EDITS = { actions: ['activation_gate_saved'], isOfRow: () => true } as const;

const COLUMNS = {
  company_name: activationGate.company_name,
  canton: activationGate.canton,
  founding_year: activationGate.founding_year,
  raised_money: activationGate.raised_money,
  awards: activationGate.awards,
  max_f1_loss: activationGate.max_f1_loss,
  min_articles: activationGate.min_articles,
  version: activationGate.version,
};

/** The gate with its version; the first call of an installation stores the defaults. */
export async function readGate(db: Db | Tx): Promise<ActivationGateBody> {
  const [row] = await db.select(COLUMNS).from(activationGate);
  if (row) return row;
  await db.insert(activationGate).values({}).onConflictDoNothing();
  const [created] = await db.select(COLUMNS).from(activationGate);
  if (!created) throw new Error('activation_gate has no row');
  return created;
}

/**
 * Saves floors and the largest loss; what is the same leaves no trace.
 * @param ifMatch the header, when the caller sent it
 * @throws 400 for more decimals than are stored; 412 for another version than the caller saw
 */
async function saveGate(
  db: Db,
  settings: GateSettings,
  ifMatch: string | undefined,
  actor: Actor,
): Promise<ActivationGateBody> {
  for (const [name, value] of Object.entries(settings)) checkDecimals(name, value);
  return db.transaction(async (tx) => {
    await readGate(tx);
    await tx.execute(sql`select from ${activationGate} for update`);
    const current = await readGate(tx);
    const { version, ...before } = current;
    await refuseStale(tx, { ifMatch, version, current: () => current, edits: EDITS });
    if (isDeepStrictEqual(before, { ...settings })) return current;
    await tx.update(activationGate).set({ ...settings, updated_at: sql`now()` });
    await recordEvent(tx, actor, {
      action: 'activation_gate_saved',
      target: { type: 'activation_gate', id: '1' },
      before,
      after: settings,
    });
    return readGate(tx);
  });
}

export const gateRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db }) => {
  app.get('/auth/llm/gate', { schema: readGateSchema }, () => readGate(db));

  app.put('/auth/llm/gate', { schema: saveGateSchema }, (request) =>
    saveGate(db, request.body, request.headers['if-match'], actorOf(request)),
  );
};
