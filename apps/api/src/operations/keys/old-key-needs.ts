import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import type { KeyName } from '../../platform/keys/key-ring';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Validity of data signed with a previous key in milliseconds, for keys whose signatures expire. */
const LASTS_MS: Partial<Record<KeyName, number>> = { token: 15 * MINUTE_MS, refresh: 14 * DAY_MS };

type InUse = { id: string; since: number };

/**
 * Describes the data that still needs the previous keys; '' when they can be removed.
 * @param inUse id of the key that the running servers use, and the time since when, in milliseconds since 1970
 * @param now milliseconds since 1970
 */
export async function oldKeyNeeds(
  db: Db | Tx,
  name: KeyName,
  { inUse, now }: { inUse: InUse; now: number },
): Promise<string> {
  const needs: string[] = [];
  const until = inUse.since + (LASTS_MS[name] ?? 0);
  if (now < until) needs.push(`sessions until ${new Date(until).toISOString()}`);
  for (const { words, count } of await countsOf(db, name, inUse.id)) if (count > 0) needs.push(words(count));
  return needs.join(', ');
}

async function countsOf(db: Db | Tx, name: KeyName, id: string) {
  const count = async (query: ReturnType<typeof sql>) =>
    (await db.execute<{ count: number }>(query)).rows[0]?.count ?? 0;
  if (name === 'refresh')
    return [
      {
        words: (n: number) => (n === 1 ? '1 webhook' : `${n} webhooks`),
        count: await count(sql`select count(*)::int as count from webhooks where key_id <> ${id}`),
      },
    ];
  if (name !== 'pepper') return [];
  const own = `${id}:%`;
  return [
    {
      words: (n: number) => (n === 1 ? '1 password' : `${n} passwords`),
      count: await count(sql`select count(*)::int as count from users where password_hash not like ${own}`),
    },
    {
      words: (n: number) => (n === 1 ? '1 authenticator app' : `${n} authenticator apps`),
      count: await count(
        sql`select count(*)::int as count from second_factors where sealed_secret not like ${own}`,
      ),
    },
    {
      words: (n: number) => (n === 1 ? '1 connection' : `${n} connections`),
      count: await count(sql`select count(*)::int as count from connections
        where concat(settings ->> 'key', settings ->> 'password') not like all (array['', ${own}])
          or concat(former ->> 'key', former ->> 'password') not like all (array['', ${own}])`),
    },
    {
      words: (n: number) => (n === 1 ? '1 recovery code' : `${n} recovery codes`),
      count: await count(
        sql`select count(*)::int as count from recovery_codes where used_at is null and code_hash not like ${own}`,
      ),
    },
  ];
}
