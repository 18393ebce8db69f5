/** The actions of the audit trail with their labels; the server records no other. */
export const AUDIT_ACTIONS = {
  login: 'Signed in',
  login_failed: 'Sign-in failed',
  login_held: 'Sign-in held back after too many attempts',
  login_must_change_password: 'Signed in with a password that must be changed',
  logout: 'Signed out',
  session_ended: 'Ended a session',
  refresh_token_reused: 'A used sign-in was presented again: the session was ended',
  password_changed: 'Changed the password',
  password_change_failed: 'Gave a wrong current password',
  password_reset_requested: 'Asked for a link to reset the password',
  admin_created: 'Added an administrator',
  keys_adopted: 'Adopted other keys for this database',
  user_registered: 'Created a user',
  user_role_changed: 'Changed the role of a user',
  user_status_changed: 'Enabled or disabled a user',
  user_scopes_changed: 'Changed the rights of a user',
  user_password_set: 'Set the password of a user',
  user_reset_link_sent: 'Sent a user a link to reset the password',
  user_deleted: 'Deleted a user',
  user_change_refused: 'Was refused a change of a user',
  startup_flags_set: 'Marked a startup',
  startup_text_edited: 'Edited a startup',
  'startup.import': 'Imported a row',
  'startup.curate': 'Curated imported rows',
  'startup.audit': 'Checked and scored all startups',
  parameter_created: 'Created a parameter',
  parameter_updated: 'Changed a parameter',
  parameter_deleted: 'Deleted a parameter',
  award_group_created: 'Created an exclusivity group',
  award_group_updated: 'Changed an exclusivity group',
  award_group_deleted: 'Deleted an exclusivity group',
  award_group_item_added: 'Put a parameter into an exclusivity group',
  award_group_item_deleted: 'Took a parameter out of an exclusivity group',
  score_config_saved: 'Changed the score settings',
  scoring_version_noted: 'Wrote a note on a scoring version',
  scoring_version_restored: 'Restored a scoring version',
  prompt_saved: 'Saved a prompt',
  prompt_activated: 'Activated a prompt',
  scraper_config_saved: 'Changed the news scraper',
  news_source_created: 'Added a news source',
  news_source_changed: 'Changed a news source',
  news_source_deleted: 'Deleted a news source',
  article_extracted: 'Extracted an article',
  articles_reset: 'Let failed articles wait again',
  extraction_run_started: 'Started an extraction run',
  extraction_run_paused: 'Paused an extraction run',
  extraction_run_resumed: 'Resumed an extraction run',
  extraction_run_cancelled: 'Cancelled an extraction run',
} as const;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** The label of an action; one that only a newer server records is shown by its name. */
export function auditActionLabel(action: string): string {
  const known = new Map<string, string>(Object.entries(AUDIT_ACTIONS)).get(action);
  const plain = action.replaceAll(/[_.]+/g, ' ').trim();
  return known ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}
