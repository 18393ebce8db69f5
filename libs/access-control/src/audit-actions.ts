/** Labels of the audit trail's actions, grouped by subject. The server records only these actions. */
export const AUDIT_ACTIONS = {
  // API tokens
  api_token_created: 'Created an API token',
  api_token_confirmed: 'Confirmed an API token',
  api_token_revoked: 'Revoked an API token',
  service_account_created: 'Created a service account',
  service_account_updated: 'Changed a service account',
  service_account_deleted: 'Deleted a service account',

  // Backups
  backup_ordered: 'Requested a backup',
  backup_downloaded: 'Downloaded a backup',

  // Brand
  brand_saved: 'Changed title, foundation or logo',
  first_step_skipped: 'Skipped a setup step',
  first_steps_hidden: 'Hid the setup steps for a week',

  // Connections
  model_saved: 'Set up the language model',
  model_removed: 'Removed the language model',
  model_undone: 'Undid a change of the language model',
  mail_saved: 'Set up the mail server',
  mail_removed: 'Removed the mail server',
  mail_undone: 'Undid a change of the mail server',

  // Decisions
  decision_made: 'Decided about a startup',
  decision_undone: 'Undid a decision',
  decision_reason_created: 'Added a reason for decisions',
  decision_reason_updated: 'Changed a reason for decisions',
  decision_reason_deleted: 'Deleted a reason for decisions',
  decision_rule_saved: 'Changed whether a decision needs a reason',
  stage_limits_saved: 'Changed the limits of the stages',

  // Duplicates
  duplicate_named: 'Reported two startups as one company',
  duplicate_dismissed: 'Decided that two startups are two companies',
  duplicate_reconsidered: 'Undid “not a duplicate”',
  duplicate_postponed: 'Postponed a pair of startups',
  duplicate_put_back: 'Returned a postponed pair of startups to the queue',
  startups_merged: 'Merged two startups',
  merge_undone: 'Undid a merge of two startups',

  // Exclusivity
  award_group_created: 'Created an exclusivity group',
  award_group_updated: 'Changed an exclusivity group',
  award_group_deleted: 'Deleted an exclusivity group',
  award_group_item_added: 'Added a parameter to an exclusivity group',
  award_group_item_deleted: 'Removed a parameter from an exclusivity group',

  // Extraction
  chain_run_started: 'Started a run: read, extract, curate',
  chain_run_stopped: 'Stopped a run',
  article_requested: 'Requested the reading of an article',
  article_extracted: 'Extracted an article',
  articles_reset: 'Queued failed articles again',
  extraction_run_started: 'Started an extraction run',
  extraction_run_paused: 'Paused an extraction run',
  extraction_run_resumed: 'Resumed an extraction run',
  extraction_run_cancelled: 'Cancelled an extraction run',

  // Facts
  fact_corrected: 'Corrected a fact',
  fact_handed_back: 'Reset a fact to automatic',
  fact_confirmed: 'Confirmed a fact',
  fact_added: 'Added a founder, a sum or an award',
  fact_discarded: 'Discarded a founder, a sum or an award',
  fact_suggestion_taken: 'Took a suggestion',
  fact_suggestion_kept: 'Kept a value against a suggestion',
  fact_change_undone: 'Undid a change of a fact',
  startup_split: 'Split a startup',
  startup_split_off: 'Split a startup off another',
  split_undone: 'Undid a split of a startup',

  // Imports
  import_uploaded: 'Uploaded a file to import',
  import_part_uploaded: 'Uploaded into the import of another person',
  import_mapped: 'Mapped the columns or values of an import',
  import_mapping_kept: 'Saved a mapping for files with the same columns',
  import_cell_corrected: 'Corrected a cell of an import',
  import_checked_again: 'Checked an import again',
  import_read_again: 'Read the file of an import again',
  import_alias_kept: 'Saved a spelling of a canton or sector',
  import_alias_forgotten: 'Removed a spelling of a canton or sector',
  import_committed: 'Imported a file',
  import_cancelled: 'Cancelled an import',
  import_undone: 'Undid an import',

  // Keys
  keys_adopted: 'Adopted other keys for this database',

  // Notes
  note_added: 'Wrote a note',
  note_edited: 'Edited a note',
  note_struck: 'Struck a note through',
  work_changed: 'Changed the assignee or next step of a startup',

  // Notifications
  notification_settings_saved: 'Changed their notification settings',
  notification_mails_ended: 'Unsubscribed from emails by link',
  startup_followed: 'Followed a startup',
  startup_unfollowed: 'Unfollowed a startup',

  // Parameters
  parameter_created: 'Created a parameter',
  parameter_updated: 'Changed a parameter',
  parameter_deleted: 'Deleted a parameter',
  usual_parameters_added: 'Added the usual awards',
  usual_parameters_removed: 'Removed the usual awards',
  award_alias_added: 'Counted an award as a parameter',
  award_alias_removed: 'Stopped counting an award as a parameter',
  award_ignored: 'Ignored an award without a weight',
  award_ignore_undone: 'Listed an ignored award again',
  weights_imported: 'Imported weights',

  // Prompt lab
  prompt_compared: 'Compared two versions of a prompt',
  prompt_evaluated: 'Evaluated a version of a prompt',
  trial_stopped: 'Stopped a trial of a prompt',
  trial_resumed: 'Continued a trial of a prompt',
  golden_article_added: 'Added an article to the golden set',
  golden_article_removed: 'Removed an article from the golden set',
  golden_article_restored: 'Restored an article of the golden set',
  activation_gate_saved: 'Changed the floors for activating a prompt',
  articles_read_again: 'Queued articles to be read again',

  // Prompts
  prompt_saved: 'Saved a prompt',
  prompt_activated: 'Activated a prompt',

  // Review
  raw_startup_accepted: 'Accepted a startup of an article',
  raw_startup_discarded: 'Discarded a startup of an article',
  discarded_name_allowed: 'Allowed a discarded name again',
  review_decision_undone: 'Undid a decision about a startup of an article',
  review_settings_saved: 'Changed the minimum confidence of startups',
  review_values_decided: 'Decided about values of an article',
  review_company_accepted: 'Accepted a company of an article with its values',
  review_company_set_aside: 'Set a company of an article aside',
  review_company_merged: 'Merged a company of an article into a startup',
  review_step_undone: 'Undid a step of the review',
  review_article_postponed: 'Sent an article to the end of the review',

  // Scoring
  score_config_saved: 'Changed the score settings',
  scoring_version_noted: 'Wrote a note on a scoring version',
  scoring_version_restored: 'Restored a scoring version',

  // Scraper
  scraper_config_saved: 'Changed the news scraper',
  news_source_created: 'Added a news source',
  news_source_changed: 'Changed a news source',
  news_source_deleted: 'Deleted a news source',
  news_reading_ordered: 'Started a news run',
  news_page_retried: 'Retried an unread page',
  news_page_never: 'Excluded a page',
  news_pages_retried: 'Retried unread pages',

  // Sign in
  login: 'Signed in',
  login_failed: 'Sign-in failed',
  login_held: 'Sign-in refused after too many attempts',
  login_must_change_password: 'Signed in with a password that must be changed',
  login_second_step: 'Entered the correct password; a second step was required',
  login_code_failed: 'Entered a wrong code at sign-in',
  passkey_failed: 'A passkey was refused at the sign-in',
  logout: 'Signed out',
  session_ended: 'Ended a session',
  provider_signed_out: 'Signed out by the sign-in provider',
  refresh_token_reused: 'An old session token was used again: the session was ended',
  password_changed: 'Changed the password',
  password_change_failed: 'Entered a wrong current password',
  password_reset_requested: 'Requested a link to reset the password',
  second_factor_set_up: 'Set up a second factor',
  second_factor_ended: 'Removed their second factor',
  passkey_added: 'Added a passkey',
  passkey_removed: 'Removed their passkey',
  recovery_codes_renewed: 'Made new recovery codes',

  // Startups
  startup_flags_set: 'Marked a startup',
  startup_text_edited: 'Edited a startup',
  startups_exported: 'Exported a list of startups',
  dossier_printed: 'Printed a dossier',
  shortlist_printed: 'Printed a shortlist',
  startup_added: 'Added a startup by hand',
  startup_addition_undone: 'Undid the addition of a startup',
  startup_deleted: 'Deleted a startup',
  startup_restored: 'Restored a startup',
  startup_purged: 'Permanently removed a deleted startup',
  raw_startup_deleted: 'Deleted a raw startup',
  raw_startup_restored: 'Restored a raw startup',
  raw_startup_purged: 'Permanently removed a deleted raw startup',
  'startup.import': 'Imported a row',
  'startup.curate': 'Curated imported rows',
  'startup.audit': 'Checked and scored all startups',

  // Users
  admin_created: 'Added an administrator',
  user_registered: 'Created a user',
  user_role_changed: 'Changed the role of a user',
  user_status_changed: 'Enabled or disabled a user',
  user_scopes_changed: 'Changed the rights of a user',
  user_password_set: 'Set the password of a user',
  user_reset_link_sent: 'Sent a user a link to reset the password',
  user_reset_link_made: 'Made a link to reset the password of a user',
  user_invited: 'Invited a user',
  user_invitation_withdrawn: 'Withdrew the invitation of a user',
  profile_changed: 'Changed their profile',
  user_session_ended: 'Signed a user out of a device',
  user_identity_linked: 'Signed in at the sign-in provider for the first time',
  identity_linked: 'Connected their account with the sign-in provider',
  identity_separated: 'Separated their account from the sign-in provider',
  user_identity_separated: 'Separated a user from the sign-in provider',
  user_second_step_released: 'Unlocked a user after too many wrong codes',
  user_second_factor_reset: 'Reset the second factor of a user',
  sign_in_rules_saved: 'Changed which roles need a second factor',
  person_data_exported: 'Downloaded the personal data of a user',
  person_erased: 'Erased the personal data of a user',
  restore_test_requested: 'Requested a restore test of the backups',
  retention_saved: 'Changed retention periods',
  retention_applied: 'Deleted expired data',
  user_deleted: 'Deleted a user',
  user_change_refused: 'Was not allowed to change a user',

  // Views
  view_created: 'Saved a view',
  view_updated: 'Changed a view',
  view_deleted: 'Deleted a view',
  view_restored: 'Restored a view',

  // Webhooks
  webhook_created: 'Created a webhook',
  webhook_updated: 'Changed a webhook',
  webhook_deleted: 'Deleted a webhook',
  webhook_tested: 'Sent a test to a webhook',
  webhook_event_repeated: 'Sent an event to a webhook again',
  webhook_switched_off: 'Disabled a failing webhook',
} as const;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

/**
 * Returns the label of an audit action. For an action that only newer servers record, it returns the action's name as
 * text.
 */
export function auditActionLabel(action: string): string {
  const known = new Map<string, string>(Object.entries(AUDIT_ACTIONS)).get(action);
  const plain = action.replaceAll(/[_.]+/g, ' ').trim();
  return known ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}
