import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import type { GroupRule, ScoringAlias } from '@vaglio/award-scoring';

export type RuleParameter = { parameterID: string; parameterName: string; value: number };
export type RuleItem = { id: string; parameter_id: string; precedence: number };
export type RuleGroup = {
  id: string;
  group_key: string;
  group_name: string;
  description: string | null;
  rule: GroupRule;
  items: RuleItem[];
};

/**
 * All rules that determine scores and ranked lists. A simulation changes a rule set, and a scoring version stores one.
 */
export type RuleSet = {
  parameters: RuleParameter[];
  groups: RuleGroup[];
  /** Aliases of parameters, sorted by folded name; missing if there are none, and in old versions. */
  aliases?: ScoringAlias[];
  threshold: number;
  top_percent: number;
};

/** Snapshots of weights, groups and score settings after each change. They are numbered from 1 without gaps. */
export const scoringVersions = pgTable('scoring_versions', {
  number: integer().primaryKey(),
  at: createdAt(),
  /**
   * Person who made the change. Null for the rules that existed before versions were stored, and for changes made
   * outside the program.
   */
  author_id: uuid(),
  note: text().notNull().default(''),
  /** Number of the version that was restored by this version. */
  restored_from: integer(),
  snapshot: jsonb().$type<RuleSet>().notNull(),
});
