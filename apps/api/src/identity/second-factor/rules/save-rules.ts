import { sql } from 'drizzle-orm';
import { ROLES, type Role } from '@vaglio/access-control';
import { recordEvent, type Actor } from '../../../audit/audit-event';
import type { Db, Tx } from '../../../platform/db/open-database';
import { refuseStale } from '../../../audit/row-versions/refuse-stale';
import { lockSignInRules, readSignInRules } from './read-rules';
import type { SignInRulesBody } from './sign-in-rules.schemas';
import { signInRules } from '../../../platform/db/schema/sign-in-rules.table';
import { countUnprotectedTokens, revokeUnprotectedTokens } from './unprotected-tokens';

type Rules = Awaited<ReturnType<typeof readSignInRules>>;

const EDITS = { actions: ['sign_in_rules_saved'], isOfRow: () => true } as const;

/** Returns the response body for the sign-in rules. Roles are sorted from least to most privileged. */
export async function toRulesAnswer(
  db: Db | Tx,
  { roles, version }: Rules,
  nowMs: number,
): Promise<SignInRulesBody> {
  const unprotected_api_tokens = await countUnprotectedTokens(db, nowMs);
  return { second_factor_roles: inOrder(roles), unprotected_api_tokens, version };
}

type Change = {
  ifMatch: string | undefined;
  /** True to keep the API tokens of owners who do not meet the new rules. */
  keepsTokens: boolean;
  actor: Actor;
  nowMs: number;
};

/**
 * Saves the sign-in rules. Equal rules have no effect.
 * @throws Refusal 412 if the caller saw another version
 */
export function saveSignInRules(
  db: Db,
  roles: readonly Role[],
  { ifMatch, keepsTokens, actor, nowMs }: Change,
): Promise<SignInRulesBody> {
  return db.transaction(async (tx) => {
    await lockSignInRules(tx, 'update');
    const before = await readSignInRules(tx);
    const current = () => toRulesAnswer(tx, before, nowMs);
    await refuseStale(tx, { ifMatch, version: before.version, current, edits: EDITS });
    await tx.update(signInRules).set({ second_factor_roles: inOrder(roles), updated_at: sql`now()` });
    const after = await readSignInRules(tx);
    if (after.version !== before.version) {
      await recordEvent(tx, actor, {
        action: 'sign_in_rules_saved',
        target: { type: 'sign_in_rules', id: '1' },
        before: { second_factor_roles: inOrder(before.roles) },
        after: { second_factor_roles: after.roles },
      });
      const added = after.roles.filter((role) => !before.roles.includes(role));
      if (!keepsTokens) await revokeUnprotectedTokens(tx, added, { actor, nowMs });
    }
    return toRulesAnswer(tx, after, nowMs);
  });
}

function inOrder(roles: readonly Role[]): Role[] {
  return ROLES.filter((role) => roles.includes(role));
}
