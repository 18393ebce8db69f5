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

/** All rules on which scores and ranked lists depend: a simulation changes them, and a version stores them. */
export type RuleSet = {
  parameters: RuleParameter[];
  groups: RuleGroup[];
  /** Other names of parameters, by folded name; missing where there are none, and in versions from before them. */
  aliases?: ScoringAlias[];
  threshold: number;
  top_percent: number;
};

/** What weights, groups and score settings were, after each change of them; numbered from 1 without gaps. */
export const scoringVersions = pgTable('scoring_versions', {
  number: integer().primaryKey(),
  at: createdAt(),
  /** Null for what held before versions were kept, or was changed by something else than the program. */
  author_id: uuid(),
  note: text().notNull().default(''),
  /** The version that this one made hold again. */
  restored_from: integer(),
  snapshot: jsonb().$type<RuleSet>().notNull(),
});
