import { and, asc } from 'drizzle-orm';
import { assignableRoles, ROLES, type Role } from '@vaglio/access-control';
import { isMailSetUp } from '../../platform/config/connections/present-connections';
import type { Db } from '../../platform/db/open-database';
import { users } from '../../platform/db/schema/users.table';
import { pageMeta, type Page } from '../../platform/http/pagination/list-page';
import { toUserAnswers, type AnswerDeps } from './user-answer';
import type { InvitationWay } from './users.schemas';
import { hasInEmail, isPerson } from '../accounts/account.queries';

const LABELS: Readonly<Record<Role, string>> = { user: 'User', super: 'Super', admin: 'Admin' };

/** Returns accounts whose email address contains `q` in any case, sorted by address. `total` ignores paging. */
export async function listUsers(deps: AnswerDeps & { db: Db }, q: string | undefined, page: Page) {
  const match = and(isPerson, hasInEmail(q ?? ''));
  const rows = deps.db
    .select()
    .from(users)
    .where(match)
    .orderBy(asc(users.email_key), asc(users.id))
    .limit(page.limit)
    .offset(page.offset);
  const [found, total] = await Promise.all([rows, deps.db.$count(users, match)]);
  const items = await toUserAnswers(deps.db, deps, found);
  const invites_by: InvitationWay = (await isMailSetUp(deps.db, deps.settings)) ? 'mail' : 'link';
  return { items, total, ...pageMeta(page, total), invites_by };
}

/** Returns all roles from least to most privileged, and whether a person with `actorRole` may grant each role. */
export function rolesFor(actorRole: Role) {
  const assignable = assignableRoles(actorRole);
  return {
    roles: ROLES.map((role) => ({
      id: role,
      code: role,
      name: role,
      label: LABELS[role],
      assignable: assignable.includes(role),
    })),
  };
}
