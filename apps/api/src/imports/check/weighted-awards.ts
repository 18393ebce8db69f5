import type { ScoringAlias } from '@vaglio/award-scoring';
import { asc } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { parameters } from '../../platform/db/schema/parameters.table';
import { awardAliases } from '../../platform/db/schema/unweighted-awards.table';

/** Awards to which a column can be mapped: parameters and aliases. */
export type WeightedAwards = {
  parameters: { parameterID: string; parameterName: string }[];
  aliases: ScoringAlias[];
};

export async function readWeightedAwards(db: Db | Tx): Promise<WeightedAwards> {
  return {
    parameters: await db
      .select({ parameterID: parameters.parameterID, parameterName: parameters.parameterName })
      .from(parameters)
      .orderBy(asc(parameters.name_key)),
    aliases: await db
      .select({ award: awardAliases.award, parameterID: awardAliases.parameter_id })
      .from(awardAliases)
      .orderBy(asc(awardAliases.award_key)),
  };
}
