export const REVIEW_ACTIONS = {
  raw_startup_accepted: 'Accepted a startup of an article',
  raw_startup_discarded: 'Discarded a startup of an article',
  discarded_name_allowed: 'Let articles propose a discarded name again',
  review_decision_undone: 'Undid a decision about a startup of an article',
  review_settings_saved: 'Changed from which confidence startups enter by themselves',
  review_values_decided: 'Decided about values of an article',
  review_company_accepted: 'Accepted a company of an article with its values',
  review_company_set_aside: 'Set a company of an article aside',
  review_company_merged: 'Merged a company of an article into a startup',
  review_step_undone: 'Undid a step of the review',
  review_article_postponed: 'Sent an article to the end of the review',
} as const;
