import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { maskedEmail } from '../../identity/sign-in/masked-email';
import { articles } from '../../platform/db/schema/articles.table';
import { awardGroups } from '../../platform/db/schema/award-groups.table';
import { startupMerges } from '../../platform/db/schema/merges.table';
import { parameters } from '../../platform/db/schema/parameters.table';
import { deletions } from '../../platform/db/schema/deletions.table';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { startups } from '../../platform/db/schema/startups.table';
import { users } from '../../platform/db/schema/users.table';
import type { Keys } from '../../platform/keys/key-ring';
import { isUuid } from '../../platform/text/is-uuid';
import type { auditEvents } from '../../platform/db/schema/audit-events.table';
import { emailsOfDeleted } from '../../audit/kept-name';

type Event = Pick<typeof auditEvents.$inferSelect, 'id' | 'target_type' | 'target_id' | 'before' | 'after'>;

/** Fields that call a thing by its name, in what an event keeps of it. */
const NAME_FIELDS = ['company_name', 'parameterName', 'group_name', 'email', 'name'] as const;
const LARGEST_ROW_ID = /^\d{1,15}$/;

/**
 * What the targets of these events are called now; of one that is gone, what an event kept of its name. A masked address
 * is named when it is that of an account.
 * @returns by the id of the event; without those that have no name
 */
export async function namesOf(db: Db, keys: Keys, events: readonly Event[]): Promise<Map<number, string>> {
  const idsOf = (type: string) => [
    ...new Set(events.flatMap((event) => (event.target_type === type ? (event.target_id ?? []) : []))),
  ];
  const present = new Map(
    (
      await Promise.all([
        namesByKey('startup', idsOf('startup').filter(isRowId), (ids) =>
          db
            .select({ id: startups.id, name: startups.company_name })
            .from(startups)
            .where(inArray(startups.id, ids.map(Number))),
        ),
        namesByKey('raw_startup', idsOf('raw_startup').filter(isRowId), (ids) =>
          db
            .select({ id: rawStartups.id, name: rawStartups.company_name })
            .from(rawStartups)
            .where(inArray(rawStartups.id, ids.map(Number))),
        ),
        ...(['startup', 'raw_startup'] as const).map((kind) =>
          namesByKey(kind, idsOf(kind).filter(isRowId), (ids) => namesOfDeleted(db, kind, ids)),
        ),
        namesByKey('startup', idsOf('startup').filter(isRowId), (ids) =>
          db
            .select({ id: startupMerges.merged_id, name: startupMerges.merged_name })
            .from(startupMerges)
            .where(and(isNull(startupMerges.undone_at), inArray(startupMerges.merged_id, ids.map(Number)))),
        ),
        namesByKey('award_group', idsOf('award_group').filter(isRowId), (ids) =>
          db
            .select({ id: awardGroups.id, name: awardGroups.group_name })
            .from(awardGroups)
            .where(inArray(awardGroups.id, ids.map(Number))),
        ),
        namesByKey('user', idsOf('user').filter(isUuid), (ids) =>
          db
            .select({ id: users.id, name: users.email })
            .from(users)
            .where(inArray(users.id, [...ids])),
        ),
        namesByKey('user', idsOf('user'), (ids) => emailsOfDeleted(db, ids)),
        namesByKey('email', idsOf('email'), () => emailsByMask(db, keys)),
        namesByKey('article', idsOf('article').filter(isRowId), (ids) =>
          db
            .select({ id: articles.id, name: articles.title })
            .from(articles)
            .where(inArray(articles.id, ids.map(Number))),
        ),
        namesByKey('parameter', idsOf('parameter'), (ids) =>
          db
            .select({ id: parameters.parameterID, name: parameters.parameterName })
            .from(parameters)
            .where(inArray(parameters.parameterID, [...ids])),
        ),
      ])
    ).flat(),
  );
  return new Map(
    events.flatMap((event) => {
      const name =
        present.get(`${event.target_type} ${event.target_id}`) ?? nameIn(event.after) ?? nameIn(event.before);
      return name === undefined ? [] : [[event.id, name]];
    }),
  );
}

function namesOfDeleted(db: Db, kind: 'startup' | 'raw_startup', ids: readonly string[]) {
  return db
    .select({ id: deletions.row_id, name: sql<string>`${deletions.company_name}` })
    .from(deletions)
    .where(
      and(
        eq(deletions.kind, kind),
        inArray(deletions.row_id, ids.map(Number)),
        isNotNull(deletions.company_name),
      ),
    );
}

async function namesByKey(
  type: string,
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<{ id: string | number; name: string }[]>,
): Promise<[string, string][]> {
  if (ids.length === 0) return [];
  return (await read(ids)).map(({ id, name }) => [`${type} ${id}`, name]);
}

/** Addresses of all accounts by what the audit trail writes for them, under the present key and those before it. */
async function emailsByMask(db: Db, { audit }: Keys): Promise<{ id: string; name: string }[]> {
  const accounts = await db.select({ email: users.email }).from(users);
  return accounts.flatMap(({ email }) =>
    audit.map((key) => ({ id: maskedEmail(email, [key]), name: email })),
  );
}

function isRowId(id: string): boolean {
  return LARGEST_ROW_ID.test(id);
}

function nameIn(kept: unknown): string | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(kept));
  return NAME_FIELDS.map((field) => fields.get(field))
    .filter((value) => typeof value === 'string')
    .find((name) => name !== '');
}
