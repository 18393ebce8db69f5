export const PROMPT_LAB_ACTIONS = {
  prompt_compared: 'Compared two versions of a prompt',
  prompt_evaluated: 'Evaluated a version of a prompt',
  trial_stopped: 'Stopped a trial of a prompt',
  trial_resumed: 'Continued a trial of a prompt',
  golden_article_added: 'Added an article to the golden set',
  golden_article_removed: 'Took an article out of the golden set',
  golden_article_restored: 'Put an article back into the golden set',
  activation_gate_saved: 'Changed the floors for activating a prompt',
  articles_read_again: 'Let articles be read again',
} as const;
