import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Actor } from '../../audit/audit-event';
import type { ClaimedRow } from '../facts/claims/read-claims';
import type { Tx } from '../../platform/db/open-database';
import { conflict } from '../../platform/http/errors/errors';
import { nameKeyOf } from '../raw/match-keys';
import { startups, type FieldOrigin } from '../../platform/db/schema/startups.table';
import type { Group } from './plan-split';

export type ChosenName = {
  name: string;
  /** True if other startups have all names of the rows. */
  isTaken: boolean;
};

type Choice = {
  group: Group;
  actor: Actor;
  /** Time in ISO 8601. */
  timestamp: string;
  mayNeedName: boolean;
};

/**
 * Selects the name of a new startup: the name that the person entered, or the accepted name. Otherwise it is a name of
 * the rows without an origin, which the rebuild then replaces.
 * @throws 409 if another startup has the name. If the name may be changed, a number is added instead
 */
export async function chooseName(
  tx: Tx,
  id: number,
  claims: readonly ClaimedRow[],
  { group, actor, timestamp, mayNeedName }: Choice,
): Promise<ChosenName> {
  const [part] = await tx.select().from(startups).where(eq(startups.id, id));
  const accepted = part?.company_name || null;
  const wanted = group.name ?? accepted;
  const names = wanted === null ? claims.map(({ company_name }) => company_name).reverse() : [wanted];
  const taken = await takenNames(tx, id, names);
  const free = names.find((name) => !taken.has(nameKeyOf(name)));
  const isTaken = free === undefined;
  const first = names[0] ?? '';
  if (isTaken && !mayNeedName)
    throw conflict(`Another startup is called '${first}'. Give the one that is split off another name.`);
  const name = free ?? (await numbered(tx, id, first));
  const isManual = group.name !== null || isTaken;
  const person: FieldOrigin = {
    by: 'person',
    at: timestamp,
    ...(actor.userId !== null && { user_id: actor.userId }),
  };
  const origin = isManual ? person : (part?.origins['company_name'] ?? ({ by: 'article', at: '' } as const));
  await tx
    .update(startups)
    .set({
      company_name: name,
      name_key: nameKeyOf(name),
      origins: { ...part?.origins, company_name: origin },
    })
    .where(eq(startups.id, id));
  return { name, isTaken };
}

async function takenNames(tx: Tx, id: number, names: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ name_key: startups.name_key })
    .from(startups)
    .where(and(inArray(startups.name_key, names.map(nameKeyOf)), ne(startups.id, id)));
  return new Set(rows.map(({ name_key }) => name_key));
}

/** Adds the next free number to a name: 'Nova AG (2)'. */
async function numbered(tx: Tx, id: number, name: string): Promise<string> {
  for (let number = 2; ; number += 1) {
    const next = `${name} (${number})`;
    if ((await takenNames(tx, id, [next])).size === 0) return next;
  }
}
