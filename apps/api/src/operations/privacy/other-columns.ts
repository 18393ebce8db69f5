const STARTUP = 'of a startup; its founders are not people of the team';
const FORMER =
  'a row as it was; who made it is named by id, and has the part of the table from which it comes';
const CALLED = 'what a thing is called';

/**
 * Columns that could name a person but are excluded from personal data exports, with the reason. The key is a table or
 * one of its columns. A test checks that exports contain all other columns.
 */
export const OTHER_COLUMNS: Readonly<Record<string, string>> = {
  'users.email_key': 'the address, as it is compared',
  audit_redactions: 'which events an erasure changed',
  backups: CALLED,
  connections: 'how a service elsewhere is reached',
  'deletions.content': FORMER,
  drills: 'checks of a backup',
  'duplicate_pairs.reasons': STARTUP,
  'extraction_runs.samples': STARTUP,
  extractions: STARTUP,
  'fact_changes.after': FORMER,
  'fact_changes.before': FORMER,
  'fact_statements.founder': STARTUP,
  'fact_statements.money': STARTUP,
  former_rows: FORMER,
  'golden_articles.startups': STARTUP,
  import_lines: STARTUP,
  import_mappings: 'columns of files',
  'imports.chosen': 'how a file is read',
  'imports.columns': 'columns of files',
  'imports.counts': 'figures',
  'imports.decimals': 'how a file is read',
  'imports.date_orders': 'how a file is read',
  'imports.headers': 'columns of files',
  'imports.read_notes': 'how a file is read',
  'imports.samples': STARTUP,
  'imports.top_rows': STARTUP,
  'imports.unknown_values': STARTUP,
  'imports.value_choices': STARTUP,
  installation_keys: CALLED,
  model_dialects: 'how a model is called',
  news_sources: CALLED,
  raw_startups: STARTUP,
  register_lookups: 'entries of the company register',
  'retention.swept_rows': 'figures',
  'review_steps.content': FORMER,
  'review_steps.effects': 'ids of rows, by which a step is undone',
  'scoring_versions.snapshot': 'the rules',
  'startup_merges.content': FORMER,
  'startup_merges.merged_uid': STARTUP,
  'startup_splits.content': FORMER,
  'startup_splits.parts': STARTUP,
  startups: STARTUP,
  'suggestions.suggested': STARTUP,
  trial_readings: STARTUP,
  'value_decisions.corrected': STARTUP,
  'webhooks.name': CALLED,
};
