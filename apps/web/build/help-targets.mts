/**
 * Heading of the user guide that explains each page, by the page's path without the leading slash. The keys
 * `configurations-KEY` are sections of the settings. The build writes a redirect `/guide/at/PAGE.html` for each, so the
 * app does not contain the headings.
 */
export const HELP_TARGETS: Readonly<Record<string, string>> = {
  login: 'getting-started.html#sign-in',
  'change-password-first': 'getting-started.html#sign-in',
  'forgot-password': 'getting-started.html#sign-in',
  'change-password': 'getting-started.html#secure-your-account',
  user: 'getting-started.html#secure-your-account',
  dashboard: 'getting-started.html#find-your-way-around',
  'my-work': 'work-the-list.html#work-as-a-team',
  'potential-investiments': 'work-the-list.html#find-startups',
  compare: 'work-the-list.html#compare-startups',
  dossier: 'work-the-list.html#print-and-export',
  review: 'news-and-facts.html#review-what-articles-say',
  'add-article': 'news-and-facts.html#read-one-article',
  configurations: 'import-a-list.html#find-and-correct-rows',
  'configurations-results': 'import-a-list.html#find-and-correct-rows',
  'configurations-prompt': 'administration.html#improve-the-prompt',
  'configurations-llm-batch': 'news-and-facts.html#extract-startups-from-articles',
  'configurations-params': 'scores.html#set-weights',
  'configurations-params_excl': 'scores.html#let-only-one-award-of-a-series-count',
  'configurations-scraper': 'news-and-facts.html#read-the-news',
  'configurations-score_config': 'scores.html#set-the-threshold-and-the-top-share',
  'configurations-users': 'administration.html#add-and-manage-people',
  'configurations-audit': 'administration.html#follow-what-happened',
  'configurations-reasons': 'administration.html#change-reasons-and-limits',
  'configurations-stage-days': 'administration.html#change-reasons-and-limits',
  'configurations-scoring-versions': 'scores.html#go-back-to-earlier-rules',
  'configurations-service-accounts': 'administration.html#connect-other-programs',
  'configurations-webhooks': 'administration.html#connect-other-programs',
  'configurations-connections': 'administration.html#connect-a-language-model',
  'configurations-backups': 'administration.html#back-up-and-restore',
  'configurations-status': 'administration.html#check-the-system',
};
