import { sql } from 'drizzle-orm';
import { promptActivations } from '../../platform/db/schema/prompt-activations.table';
import { chainRuns } from '../../platform/db/schema/chain-runs.table';
import { deletions } from '../../platform/db/schema/deletions.table';
import { extractionRuns } from '../../platform/db/schema/extraction-runs.table';
import { skippedSteps } from '../../platform/db/schema/skipped-steps.table';
import { goldenArticles } from '../../platform/db/schema/golden-articles.table';
import { importAliases, imports } from '../../platform/db/schema/imports.table';
import { newsReadings } from '../../platform/db/schema/news-readings.table';
import { prompts } from '../../platform/db/schema/prompts.table';
import { scoringVersions } from '../../platform/db/schema/scoring-versions.table';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { trials } from '../../platform/db/schema/trials.table';
import { awardAliases, ignoredAwards } from '../../platform/db/schema/unweighted-awards.table';
import { webhookDeliveries } from '../../platform/db/schema/webhook-deliveries.table';
import { part, type PersonPart } from './person-part';

/** Parts of a personal data export: other records that the person made. Their content about startups is omitted. */
export const RECORD_PARTS: readonly PersonPart[] = [
  part(
    'received_rows',
    'Rows that you sent or imported.',
    [rawStartups.created_by],
    [rawStartups.id, rawStartups.company_name, rawStartups.origin, rawStartups.created_at],
  ),
  part(
    'imports',
    'Files that you imported, sent, changed, carried out or took back. Where the server works on them for you, from which address you had that done.',
    [imports.created_by, imports.uploaded_by, imports.committed_by, imports.undone_by, imports.changed_by],
    [
      imports.id,
      imports.file_name,
      imports.state,
      imports.actor,
      imports.created_by,
      imports.created_at,
      imports.changed_by,
      imports.changed_at,
      imports.committed_by,
      imports.committed_at,
      imports.undone_by,
      imports.undone_at,
    ],
    { columns: [imports.actor], where: ({ id }) => sql`${imports.actor} ->> 'userId' = ${id}` },
  ),
  part(
    'import_aliases',
    'Spellings of cantons and sectors to which you gave a code.',
    [importAliases.created_by],
    [importAliases.alias, importAliases.field, importAliases.code, importAliases.created_at],
  ),
  part(
    'deletions',
    'Startups and rows that you deleted.',
    [deletions.deleted_by],
    [
      deletions.id,
      deletions.kind,
      deletions.row_id,
      deletions.company_name,
      deletions.deleted_at,
      deletions.purged_at,
    ],
  ),
  part(
    'golden_articles',
    'Articles that you added to the golden set.',
    [goldenArticles.added_by],
    [goldenArticles.id, goldenArticles.title, goldenArticles.created_at],
  ),
  part(
    'prompts',
    'Versions of a prompt that you wrote.',
    [prompts.created_by],
    [prompts.id, prompts.name, prompts.version, prompts.body, prompts.created_at],
  ),
  part(
    'activations',
    'Versions of a prompt that you activated.',
    [promptActivations.activated_by],
    [promptActivations.id, promptActivations.name, promptActivations.reason, promptActivations.created_at],
  ),
  part(
    'trials',
    'Trials of a prompt that you started.',
    [trials.started_by],
    [trials.id, trials.kind, trials.state, trials.created_at],
  ),
  part(
    'extraction_runs',
    'Runs of the extraction that you started.',
    [extractionRuns.started_by],
    [extractionRuns.id, extractionRuns.state, extractionRuns.created_at, extractionRuns.ended_at],
  ),
  part(
    'chain_runs',
    'Runs of the whole pipeline that you started.',
    [chainRuns.started_by],
    [chainRuns.id, chainRuns.state, chainRuns.created_at, chainRuns.ended_at],
  ),
  part(
    'news_readings',
    'Readings of the news that you ordered, with your address.',
    [newsReadings.ordered_by, newsReadings.requested_by],
    [newsReadings.id, newsReadings.requested_by, newsReadings.requested_at, newsReadings.finished_at],
  ),
  part(
    'rules',
    'Versions of the rules of the score that you made.',
    [scoringVersions.author_id],
    [scoringVersions.number, scoringVersions.at, scoringVersions.note],
  ),
  part(
    'award_aliases',
    'Other names of awards that you gave.',
    [awardAliases.added_by],
    [awardAliases.award, awardAliases.parameter_id, awardAliases.added_at],
  ),
  part(
    'ignored_awards',
    'Awards that you marked as not to be weighed.',
    [ignoredAwards.ignored_by],
    [ignoredAwards.award, ignoredAwards.ignored_at],
  ),
  part(
    'skipped_steps',
    'First steps of the installation that you skipped.',
    [skippedSteps.skipped_by],
    [skippedSteps.step, skippedSteps.skipped_at],
  ),
  part(
    'events_for_programs',
    'Events about your decisions that were sent to programs of the team.',
    [webhookDeliveries.data],
    [
      webhookDeliveries.id,
      webhookDeliveries.kind,
      webhookDeliveries.data,
      webhookDeliveries.occurred_at,
      webhookDeliveries.delivered_at,
    ],
  ),
];
