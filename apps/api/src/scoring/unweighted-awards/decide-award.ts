import { prepareMatching } from '@vaglio/award-scoring';
import { eq } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Db, Tx } from '../../platform/db/open-database';
import { badRequest, conflict, notFound } from '../../platform/http/errors/errors';
import { createParameter } from '../parameters/change-parameter';
import { findParameter } from '../parameters/parameter.queries';
import type { ParameterBody } from '../parameters/parameters.schemas';
import type { RuleSet } from '../../platform/db/schema/scoring-versions.table';
import type { ScoringChange } from '../versions/change-scoring';
import { awardKeyOf } from '../award-key';
import { findAlias } from './unweighted-award.queries';
import type { NamedAliasBody } from './unweighted-awards.schemas';
import { awardAliases, ignoredAwards } from '../../platform/db/schema/unweighted-awards.table';

type Deciding = { actor: Actor; timestamp: string; rules: RuleSet };

const targetOf = (id: string) => ({ type: 'award', id });

/**
 * Adds a parameter for an award. If the parameter gets a name other than that of the award, the award becomes its
 * alias.
 * @throws Refusal 400 without letters or digits; 409 if the award already has a weight, or for an existing name or id
 */
export async function makeParameter(
  tx: Tx,
  input: { award: string; parameterName?: string | undefined; value: number },
  deciding: Deciding,
): Promise<ScoringChange<ParameterBody>> {
  const { award, award_key } = checkAwardName(input.award);
  refuseWeighted(award, deciding.rules);
  const { parameterName = award, value } = input;
  const created = await createParameter(tx, { parameterName, value });
  await tx.delete(ignoredAwards).where(eq(ignoredAwards.award_key, award_key));
  if (awardKeyOf(parameterName) === award_key) return created;
  await storeAlias(tx, { award, award_key, parameterID: created.answer.parameterID }, deciding);
  return {
    ...created,
    ...(created.event && { event: { ...created.event, after: { ...created.event.after, alias: award } } }),
  };
}

/**
 * Makes an award an alias of a parameter, for all startups that have the award.
 * @throws Refusal 400 without letters or digits; 404 for an unknown parameter; 409 if the award already has a weight
 */
export async function addAlias(
  tx: Tx,
  input: NamedAliasBody,
  deciding: Deciding,
): Promise<ScoringChange<NamedAliasBody>> {
  const { award, award_key } = checkAwardName(input.award);
  const { parameterID } = input;
  const parameter = await findParameter(tx, parameterID);
  if (!parameter) throw notFound('Parameter not found');
  refuseWeighted(award, deciding.rules);
  await tx.delete(ignoredAwards).where(eq(ignoredAwards.award_key, award_key));
  await storeAlias(tx, { award, award_key, parameterID }, deciding);
  return {
    answer: { award, parameterID },
    event: {
      action: 'award_alias_added',
      target: targetOf(award_key),
      after: { award, parameterID, parameterName: parameter.parameterName },
    },
  };
}

/**
 * Removes an alias.
 * @throws Refusal 404 if the award is not an alias; 409 if it has become the alias of another parameter
 */
export async function removeAlias(tx: Tx, input: NamedAliasBody): Promise<ScoringChange<NamedAliasBody>> {
  const { award_key } = checkAwardName(input.award);
  const alias = await findAlias(tx, award_key);
  if (!alias) throw notFound('This award counts as no other.');
  const { award, parameter_id: parameterID } = alias;
  const parameter = await findParameter(tx, parameterID);
  if (parameterID !== input.parameterID)
    throw conflict(`'${award}' now counts as '${parameter?.parameterName ?? parameterID}'.`);
  await tx.delete(awardAliases).where(eq(awardAliases.award_key, award_key));
  return {
    answer: { award, parameterID },
    event: {
      action: 'award_alias_removed',
      target: targetOf(award_key),
      before: { award, parameterID, parameterName: parameter?.parameterName },
    },
  };
}

/** Hides an award from the list of awards without a weight. Has no effect if the award is already hidden. */
export async function ignoreAward(
  db: Db,
  name: string,
  { actor, timestamp }: Omit<Deciding, 'rules'>,
): Promise<{ award: string }> {
  const { award, award_key } = checkAwardName(name);
  await db.transaction(async (tx) => {
    const added = await tx
      .insert(ignoredAwards)
      .values({ award_key, award, ignored_by: actor.userId, ignored_at: timestamp })
      .onConflictDoNothing()
      .returning({ award_key: ignoredAwards.award_key });
    if (added.length > 0)
      await recordEvent(tx, actor, {
        action: 'award_ignored',
        target: targetOf(award_key),
        after: { award },
      });
  });
  return { award };
}

/** Shows a hidden award again. @throws Refusal 404 if the award is not hidden */
export async function undoIgnore(db: Db, name: string, actor: Actor): Promise<{ award: string }> {
  const { award_key } = checkAwardName(name);
  return db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(ignoredAwards)
      .where(eq(ignoredAwards.award_key, award_key))
      .returning({ award: ignoredAwards.award });
    if (!removed) throw notFound('This award is not ignored.');
    await recordEvent(tx, actor, {
      action: 'award_ignore_undone',
      target: targetOf(award_key),
      before: removed,
    });
    return removed;
  });
}

/** Trims the name of an award and returns it with its key. @throws Refusal 400 for a name without letters and digits */
function checkAwardName(name: string): { award: string; award_key: string } {
  const award_key = awardKeyOf(name);
  if (award_key === '') throw badRequest('award needs at least one letter or digit.');
  return { award: name.trim(), award_key };
}

function refuseWeighted(award: string, { parameters, aliases }: RuleSet): void {
  const present = prepareMatching(parameters, aliases)(award);
  if (present) throw conflict(`'${award}' counts as '${present.parameterName}' already.`);
}

async function storeAlias(
  tx: Tx,
  { parameterID, ...alias }: { award: string; award_key: string; parameterID: string },
  { actor, timestamp }: Deciding,
): Promise<void> {
  const values = { ...alias, parameter_id: parameterID, added_by: actor.userId, added_at: timestamp };
  await tx
    .insert(awardAliases)
    .values(values)
    .onConflictDoUpdate({ target: awardAliases.award_key, set: values });
}
