import { factChanges } from '../../platform/db/schema/fact-changes.table';
import { factStatements } from '../../platform/db/schema/fact-statements.table';
import { suggestions } from '../../platform/db/schema/suggestions.table';
import { valueDecisions } from '../../platform/db/schema/value-decisions.table';
import { duplicatePairs, keptApart } from '../../platform/db/schema/duplicates.table';
import { startupMerges } from '../../platform/db/schema/merges.table';
import { reviewArticles } from '../../platform/db/schema/review-articles.table';
import { reviewSteps } from '../../platform/db/schema/review-steps.table';
import { reviewDecisions } from '../../platform/db/schema/review-decisions.table';
import { startupSplits } from '../../platform/db/schema/splits.table';
import { startups } from '../../platform/db/schema/startups.table';
import { part, type PersonPart } from './person-part';

/** Parts of a personal data export: decisions of the person about facts, articles in Review, and duplicates. */
export const FACT_PARTS: readonly PersonPart[] = [
  part(
    'set_values',
    'Startups of which values have you as their origin.',
    [startups.origins],
    [startups.id, startups.company_name, startups.origins],
  ),
  part(
    'fact_changes',
    'Facts of startups that you changed, or took back.',
    [factChanges.made_by, factChanges.undone_by],
    [
      factChanges.id,
      factChanges.startup_id,
      factChanges.list,
      factChanges.kind,
      factChanges.text_before,
      factChanges.text_after,
      factChanges.note,
      factChanges.made_by,
      factChanges.made_at,
      factChanges.undone_by,
      factChanges.undone_at,
    ],
  ),
  part(
    'fact_statements',
    'What you stated about entries of startups.',
    [factStatements.said_by],
    [
      factStatements.id,
      factStatements.startup_id,
      factStatements.list,
      factStatements.note,
      factStatements.said_at,
    ],
  ),
  part(
    'suggestions',
    'Suggested values about which you decided.',
    [suggestions.decided_by],
    [suggestions.id, suggestions.startup_id, suggestions.list, suggestions.state, suggestions.decided_at],
  ),
  part(
    'value_decisions',
    'Values of articles about which you decided.',
    [valueDecisions.decided_by],
    [
      valueDecisions.id,
      valueDecisions.article_id,
      valueDecisions.field,
      valueDecisions.value,
      valueDecisions.kind,
      valueDecisions.note,
      valueDecisions.decided_at,
      valueDecisions.undone_at,
    ],
  ),
  part(
    'review_steps',
    'Steps that you made at the review of articles, or took back.',
    [reviewSteps.decided_by, reviewSteps.undone_by],
    [
      reviewSteps.id,
      reviewSteps.article_id,
      reviewSteps.kind,
      reviewSteps.company_name,
      reviewSteps.words,
      reviewSteps.decided_by,
      reviewSteps.decided_at,
      reviewSteps.undone_by,
      reviewSteps.undone_at,
    ],
  ),
  part(
    'review_decisions',
    'Rows of articles that you accepted or discarded, or took back.',
    [reviewDecisions.decided_by, reviewDecisions.undone_by],
    [
      reviewDecisions.id,
      reviewDecisions.kind,
      reviewDecisions.reason,
      reviewDecisions.company_name,
      reviewDecisions.decided_by,
      reviewDecisions.decided_at,
      reviewDecisions.undone_by,
      reviewDecisions.undone_at,
    ],
  ),
  part(
    'articles_in_review',
    'Articles that you have before you for review.',
    [reviewArticles.claimed_by],
    [reviewArticles.article_id, reviewArticles.claimed_until],
  ),
  part(
    'duplicate_pairs',
    'Startups of which you said that they may be one company.',
    [duplicatePairs.named_by],
    [duplicatePairs.id, duplicatePairs.low_id, duplicatePairs.high_id, duplicatePairs.found_at],
  ),
  part(
    'kept_apart',
    'Startups of which you decided that they are two companies, or took that back.',
    [keptApart.decided_by, keptApart.undone_by],
    [
      keptApart.id,
      keptApart.low_name,
      keptApart.high_name,
      keptApart.decided_by,
      keptApart.decided_at,
      keptApart.undone_by,
      keptApart.undone_at,
    ],
  ),
  part(
    'merges',
    'Startups that you merged, or took apart again.',
    [startupMerges.merged_by, startupMerges.undone_by],
    [
      startupMerges.id,
      startupMerges.survivor_name,
      startupMerges.merged_name,
      startupMerges.merged_by,
      startupMerges.merged_at,
      startupMerges.undone_by,
      startupMerges.undone_at,
    ],
  ),
  part(
    'splits',
    'Startups that you split, or joined again.',
    [startupSplits.split_by, startupSplits.undone_by],
    [
      startupSplits.id,
      startupSplits.company_name,
      startupSplits.split_by,
      startupSplits.split_at,
      startupSplits.undone_by,
      startupSplits.undone_at,
    ],
  ),
];
