export const REVIEW_ACTIONS = {
  raw_startup_accepted: 'Accepted a startup of an article',
  raw_startup_discarded: 'Discarded a startup of an article',
  discarded_name_allowed: 'Let articles propose a discarded name again',
  review_decision_undone: 'Undid a decision about a startup of an article',
  review_settings_saved: 'Changed from which confidence startups enter by themselves',
} as const;
