import { canSeeSettings } from '@vaglio/access-control';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { and, asc, eq } from 'drizzle-orm';
import { isPerson } from '../accounts/account.queries';
import { users } from '../../platform/db/schema/users.table';
import type { Db } from '../../platform/db/open-database';
import type { Deps } from '../../platform/deps';
import { parsePage, type Page } from '../../platform/http/pagination/list-page';
import { principalOf } from '../../platform/http/authorization/principal';
import { initialsOf } from './initials-of';
import { listPeopleSchema, type PeopleBody } from './people.schemas';

export const peopleRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db }) => {
  app.get('/auth/people', { schema: listPeopleSchema }, (request) =>
    listPeople(db, parsePage(request.query), canSeeSettings(principalOf(request).role)),
  );
};

/**
 * Returns the people with access, sorted by name. Only callers who may see the settings get email addresses. `total`
 * ignores paging.
 */
async function listPeople(db: Db, { limit, offset }: Page, areEmailsShown: boolean): Promise<PeopleBody> {
  const areActive = and(eq(users.account_status, 'active'), isPerson);
  const rows = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(areActive)
    .orderBy(asc(users.name), asc(users.id))
    .limit(limit)
    .offset(offset);
  return {
    items: rows.map(({ id, name, email }) => ({
      id,
      name,
      initials: initialsOf(name),
      email: areEmailsShown ? email : null,
    })),
    total: await db.$count(users, areActive),
  };
}
