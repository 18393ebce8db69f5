// Generated from the contract by 'npm run contract'. Do not edit.
import {
  columns,
  count,
  entry,
  flag,
  list,
  name,
  nullable,
  number,
  object,
  oneOf,
  optional,
  page,
  rows,
  text,
  textOrNumber,
  withDefault,
  word,
  yes,
} from '@vaglio/api-client';

export const startupNews = /* @__PURE__ */ object({
  url: name,
  title: nullable(text),
  published_at: nullable(text),
  source: nullable(text),
  startup_id: optional(text),
  company_name: optional(text),
});

export const startupNewsPage = /* @__PURE__ */ page('items', {
  items: list(startupNews),
  page: optional(count),
  pageSize: optional(count),
});

export const historyChange = /* @__PURE__ */ object({
  field: name,
  before: nullable(textOrNumber),
  after: nullable(textOrNumber),
});

export const historyReason = /* @__PURE__ */ object({
  award: name,
  status_before: optional(text),
  status_after: optional(text),
  weight_before: nullable(number),
  weight_after: nullable(number),
  superseded_by: nullable(text),
  group_name: nullable(text),
});

export const historyEntry = /* @__PURE__ */ object({
  id: name,
  at: name,
  actor: nullable(text),
  kind: text,
  changes: withDefault(list(historyChange), []),
  reasons: withDefault(list(historyReason), []),
  source: nullable(text),
  origin: nullable(text),
  version: nullable(count),
});

export const startupHistory = /* @__PURE__ */ page('items', { items: list(historyEntry) });

export const selection = /* @__PURE__ */ object({ ids: list(word), expected: count, token: text });

export const bulkDone = /* @__PURE__ */ object({ id: nullable(text), count: count, changed: count });

export const bulkUndone = /* @__PURE__ */ object({ count: count });

export const chainRun = /* @__PURE__ */ object({
  id: text,
  state: oneOf('running', 'finished', 'stopped', 'failed'),
  stage: oneOf('read', 'extract', 'curate'),
  reason: nullable(text),
  max_articles: optional(nullable(count)),
  budget_tokens: optional(nullable(count)),
  reached: optional(nullable(oneOf('articles', 'tokens'))),
  started_by: nullable(text),
  created_at: text,
  ended_at: nullable(text),
});

export const chain = /* @__PURE__ */ object({
  has_begun: yes,
  to_extract: nullable(count),
  to_curate: nullable(count),
  review_articles: nullable(count),
  review_pairs: nullable(count),
  new_above_threshold: count,
  run: optional(chainRun),
});

export const registerEntry = /* @__PURE__ */ object({
  legal_name: text,
  uid: text,
  seat: text,
  canton: nullable(
    oneOf(
      'AG',
      'AI',
      'AR',
      'BE',
      'BL',
      'BS',
      'FR',
      'GE',
      'GL',
      'GR',
      'JU',
      'LU',
      'NE',
      'NW',
      'OW',
      'SG',
      'SH',
      'SO',
      'SZ',
      'TG',
      'TI',
      'UR',
      'VD',
      'VS',
      'ZG',
      'ZH',
    ),
  ),
  purpose: nullable(text),
  is_active: yes,
});

export const registerAnswer = /* @__PURE__ */ object({
  register: nullable(text),
  items: list(registerEntry),
});

export const curationResult = /* @__PURE__ */ object({
  processed: withDefault(count, 0),
  inserted: withDefault(count, 0),
  updated: withDefault(count, 0),
  awardsInserted: withDefault(count, 0),
  scoreUpdated: withDefault(count, 0),
  setAside: optional(count),
  pending: optional(count),
});

export const auditFinding = /* @__PURE__ */ object({
  check: name,
  count: optional(count),
  examples: withDefault(list(word), []),
});

export const auditResult = /* @__PURE__ */ object({
  checked: optional(count),
  rescored: optional(count),
  findings: withDefault(list(auditFinding), []),
});

export const stats = /* @__PURE__ */ object({
  total_startups: optional(count),
  top_percent: optional(number),
  top_percent_all: optional(count),
  potential_investments: optional(count),
  threshold: optional(number),
});

export const codeCount = /* @__PURE__ */ object({ code: text, count: count });

export const ring = /* @__PURE__ */ object({
  list: oneOf('curated', 'top_of_all', 'top_of_active'),
  total: count,
  canton: list(codeCount),
  sector: list(codeCount),
});

export const dashboard = /* @__PURE__ */ object({ stats: stats, rings: list(ring) });

export const decisionReason = /* @__PURE__ */ object({
  id: text,
  kind: oneOf('contacted', 'contract', 'investment', 'rejected', 'later'),
  label: text,
  needs_details: yes,
  retired_at: nullable(text),
  used: count,
  version: count,
});

export const decisionRule = /* @__PURE__ */ object({
  kind: oneOf('contacted', 'contract', 'investment', 'rejected', 'later'),
  is_reason_required: yes,
  version: count,
  reasons: list(decisionReason),
});

export const decisionRules = /* @__PURE__ */ page('items', {
  items: list(decisionRule),
  scoring_version: nullable(count),
});

export const decision = /* @__PURE__ */ object({
  id: text,
  startup_id: text,
  kind: oneOf('contacted', 'contract', 'investment', 'rejected', 'later'),
  from: flag,
  to: flag,
  until: nullable(text),
  is_early: nullable(yes),
  reason: nullable(text),
  details: nullable(text),
  made_by: nullable(text),
  made_at: text,
  score: number,
  rank: nullable(count),
  threshold: nullable(number),
  scoring_version: nullable(count),
  origin: oneOf('details', 'board', 'bulk', 'api'),
  undoes: nullable(text),
  undone_by: nullable(text),
});

export const decisionPage = /* @__PURE__ */ page('items', { items: list(decision) });

export const founder = /* @__PURE__ */ object({ first_name: text, last_name: text });

export const sumStatement = /* @__PURE__ */ object({
  as_stated: text,
  stage: nullable(text),
  date: nullable(text),
  quote: text,
  at: nullable(text),
  raw_id: nullable(count),
  url: optional(nullable(text)),
});

export const financing = /* @__PURE__ */ object({
  kind: oneOf(
    'round',
    'total',
    'award',
    'loan',
    'takeover',
    'valuation',
    'revenue',
    'sought',
    'grant',
    'prize',
  ),
  amount: number,
  currency: text,
  as_stated: text,
  stage: nullable(text),
  date: nullable(text),
  quote: text,
  at: nullable(text),
  raw_id: nullable(count),
  url: optional(nullable(text)),
  repeats: optional(list(sumStatement)),
});

export const startupAward = /* @__PURE__ */ object({ award_name: name, weight_used: optional(number) });

export const article = /* @__PURE__ */ object({
  url: name,
  title: nullable(text),
  published_at: nullable(text),
  source: nullable(text),
});

const startupFields = {
  id: name,
  uid: optional(text),
  external_id: nullable(text),
  company_name: name,
  first_name: nullable(text),
  last_name: nullable(text),
  social_reason: nullable(text),
  founding_year: nullable(count),
  sector: nullable(text),
  country: nullable(text),
  canton: nullable(text),
  raised_money: nullable(number),
  raised_currency: optional(text),
  main_article_info: nullable(text),
  article_date: nullable(text),
  website: nullable(text),
  url: nullable(text),
  email: nullable(text),
  number: nullable(text),
  investors: nullable(text),
  partnership: nullable(text),
  company_description: nullable(text),
  advisors: nullable(text),
  other_award: nullable(text),
  pros_text: nullable(text),
  cons_text: nullable(text),
  investment: flag,
  rejected: flag,
  candidate: flag,
  missing_data: flag,
  email_sent: flag,
  interested: flag,
  personality_test_sent: flag,
  test_passed: flag,
  create_contract: flag,
  created_at: optional(text),
  updated_at: optional(text),
  founders: optional(list(founder)),
  financings: optional(list(financing)),
  also: optional(list(word)),
  score: optional(number),
  firstTime_appear_inscore: nullable(text),
  last_modified_score: nullable(text),
  is_new: flag,
  later_until: optional(text),
  version: optional(count),
  rank: optional(count),
  entered: optional(flag),
  moved_up: optional(count),
  awards: optional(list(startupAward)),
  articles: optional(list(article)),
};

export const startup = /* @__PURE__ */ object(startupFields, {
  pros_text: ['pros_text', 'pros'],
  cons_text: ['cons_text', 'risks'],
});

export const decisionMade = /* @__PURE__ */ object({ decision: nullable(decision), startup: startup });

export const deletedRow = /* @__PURE__ */ object({
  id: text,
  kind: oneOf('startup', 'raw_startup'),
  row_id: text,
  company_name: text,
  deleted_at: text,
  deleted_by: nullable(text),
  purged_from: text,
  days_left: count,
});

export const deletedRowPage = /* @__PURE__ */ page('items', {
  items: list(deletedRow),
  page: optional(count),
  pageSize: optional(count),
});

export const restoredRow = /* @__PURE__ */ object({ kind: oneOf('startup', 'raw_startup'), row_id: text });

export const evidenceArticle = /* @__PURE__ */ object({
  id: text,
  url: text,
  title: text,
  source: nullable(text),
  lang: nullable(text),
  published_at: nullable(text),
  text: text,
  text_removed_at: nullable(text),
});

export const quote = /* @__PURE__ */ object({ text: text, start: nullable(count), end: nullable(count) });

export const fieldEvidence = /* @__PURE__ */ object({
  field: text,
  value: text,
  quotes: list(quote),
  confidence: optional(number),
  is_used: optional(yes),
  register: optional(text),
  is_current: optional(yes),
  unconfirmed: optional(yes),
});

export const evidence = /* @__PURE__ */ object({
  extraction_id: text,
  raw_id: text,
  model: text,
  extracted_at: text,
  article: evidenceArticle,
  fields: list(fieldEvidence),
});

export const evidenceList = /* @__PURE__ */ object({ id: text, company_name: text, items: list(evidence) });

export const factArticle = /* @__PURE__ */ object({
  id: nullable(text),
  extraction_id: nullable(text),
  url: nullable(text),
  title: nullable(text),
  source: nullable(text),
  published_at: nullable(text),
});

export const factOrigin = /* @__PURE__ */ object({
  by: oneOf('person', 'import', 'article'),
  at: nullable(text),
  person: nullable(text),
  file: nullable(text),
  line: nullable(count),
  raw_id: nullable(text),
  external_id: nullable(text),
  article: nullable(factArticle),
  quote: nullable(text),
  note: nullable(text),
  confirmed_by: nullable(text),
  confirmed_at: nullable(text),
});

export const factSuggestion = /* @__PURE__ */ object({
  id: text,
  list: oneOf('fields', 'founders', 'money', 'awards'),
  field: text,
  value: nullable(textOrNumber),
  currency: nullable(text),
  text: text,
  origin: factOrigin,
  discarded_by: nullable(text),
  score_before: nullable(number),
  score_after: nullable(number),
});

export const fieldFact = /* @__PURE__ */ object({
  field: oneOf(
    'company_name',
    'social_reason',
    'website',
    'canton',
    'sector',
    'founding_year',
    'country',
    'email',
    'number',
    'url',
    'raised_money',
    'investors',
    'partnership',
    'advisors',
    'other_award',
    'main_article_info',
    'article_date',
    'company_description',
    'pros_text',
    'cons_text',
  ),
  value: nullable(textOrNumber),
  currency: nullable(text),
  origin: nullable(factOrigin),
  received: nullable(text),
  received_from: nullable(factOrigin),
  suggestions: list(factSuggestion),
});

export const founderFact = /* @__PURE__ */ object({
  key: text,
  first_name: text,
  last_name: text,
  role: nullable(text),
  origin: nullable(factOrigin),
  note: nullable(text),
});

export const moneyFact = /* @__PURE__ */ object({
  key: text,
  kind: oneOf(
    'round',
    'total',
    'award',
    'loan',
    'takeover',
    'valuation',
    'revenue',
    'sought',
    'grant',
    'prize',
  ),
  stage: nullable(text),
  amount: number,
  currency: text,
  date: nullable(text),
  investors: list(word),
  as_stated: text,
  origin: nullable(factOrigin),
  note: nullable(text),
});

export const raisedSum = /* @__PURE__ */ object({ currency: text, amount: number });

export const awardFact = /* @__PURE__ */ object({
  key: text,
  award_name: text,
  status: oneOf('counted', 'superseded', 'not_weighted'),
  superseded_by: nullable(text),
  group_name: nullable(text),
  weight: number,
  origin: nullable(factOrigin),
  evidence: list(factOrigin),
  note: nullable(text),
});

export const discardedEntry = /* @__PURE__ */ object({
  list: oneOf('fields', 'founders', 'money', 'awards'),
  key: text,
  text: text,
  discarded_by: nullable(text),
  discarded_at: text,
  change_id: nullable(text),
});

export const startupFacts = /* @__PURE__ */ object({
  id: text,
  company_name: text,
  version: count,
  score: number,
  fields: list(fieldFact),
  founders: list(founderFact),
  money: list(moneyFact),
  raised: list(raisedSum),
  awards: list(awardFact),
  suggestions: list(factSuggestion),
  discarded: optional(list(discardedEntry)),
  open_suggestions: count,
});

export const factChange = /* @__PURE__ */ object({
  id: text,
  startup_id: text,
  list: oneOf('fields', 'founders', 'money', 'awards'),
  field: text,
  kind: oneOf('corrected', 'handed_back', 'confirmed', 'added', 'discarded', 'taken', 'kept'),
  before: nullable(text),
  after: nullable(text),
  note: nullable(text),
  made_by: nullable(text),
  made_at: text,
  undone_by: nullable(text),
  undone_at: nullable(text),
});

export const factHistoryEntry = /* @__PURE__ */ object({
  id: text,
  at: text,
  change: nullable(factChange),
  value: nullable(text),
  origin: nullable(factOrigin),
  is_current: yes,
});

export const factHistory = /* @__PURE__ */ rows('items', { items: list(factHistoryEntry) });

export const factSuggestionList = /* @__PURE__ */ page('items', { items: list(factSuggestion) });

export const factListChanges = /* @__PURE__ */ page('items', {
  items: list(factChange),
  page: optional(count),
  pageSize: optional(count),
});

export const factChanged = /* @__PURE__ */ object({ change: nullable(factChange), facts: startupFacts });

export const filterValue = /* @__PURE__ */ object({ value: text, label: nullable(text), count: count });

export const filterValues = /* @__PURE__ */ page('items', { items: list(filterValue), left_out: count });

export const following = /* @__PURE__ */ object({ startup_id: text, is_followed: yes });

export const listNews = /* @__PURE__ */ object({ since: text, new: count, moved_up: count });

export const startupPage = /* @__PURE__ */ page('items', {
  items: withDefault(list(startup), []),
  page: optional(count),
  pageSize: optional(count),
  news: optional(listNews),
  later_hidden: optional(count),
  similar: optional(list(startup)),
});

export const startupColumns = /* @__PURE__ */ columns(startupFields);

export const startupColumnsPage = /* @__PURE__ */ page('items', {
  items: list(startupColumns),
  page: optional(count),
  pageSize: optional(count),
  news: optional(listNews),
  later_hidden: optional(count),
});

export const ledgerLine = /* @__PURE__ */ object(
  {
    award: name,
    parameterID: nullable(text),
    weight: withDefault(number, 0),
    group_key: nullable(text),
    group_name: nullable(text),
    rule: nullable(text),
    precedence: nullable(count),
    status: oneOf('counted', 'superseded', 'not_weighted'),
    superseded_by: nullable(text),
    superseded_by_precedence: nullable(count),
  },
  { group_name: ['group_name', 'group_key'] },
);

export const scoreLedger = /* @__PURE__ */ object({
  id: withDefault(text, ''),
  company_name: withDefault(text, ''),
  score: number,
  threshold: optional(number),
  lines: list(ledgerLine),
});

export const mergeTarget = /* @__PURE__ */ object({
  id: text,
  company_name: text,
  score: number,
  certainty: number,
  because: text,
});

export const mergeTargets = /* @__PURE__ */ rows('items', { items: list(mergeTarget) });

export const pairReason = /* @__PURE__ */ object({
  kind: oneOf('uid', 'website', 'name', 'founder', 'legal name', 'founded', 'canton', 'sector'),
  text: text,
  detail: nullable(text),
});

export const pairSide = /* @__PURE__ */ object({
  id: text,
  company_name: text,
  score: number,
  version: count,
});

export const duplicatePair = /* @__PURE__ */ object({
  id: text,
  certainty: number,
  because: text,
  reasons: list(pairReason),
  first: pairSide,
  second: pairSide,
  is_later: yes,
});

export const mergeSide = /* @__PURE__ */ object({
  id: text,
  company_name: text,
  score: number,
  rank: count,
  articles: count,
  version: count,
});

export const mergeValue = /* @__PURE__ */ object({
  value: nullable(textOrNumber),
  by: nullable(oneOf('person', 'import', 'article')),
  person: nullable(text),
  at: nullable(text),
});

export const mergeField = /* @__PURE__ */ object({
  field: oneOf(
    'company_name',
    'social_reason',
    'website',
    'canton',
    'sector',
    'founding_year',
    'email',
    'number',
    'country',
    'url',
    'raised_money',
    'investors',
    'partnership',
    'advisors',
    'company_description',
    'pros_text',
    'cons_text',
    'main_article_info',
    'article_date',
    'other_award',
  ),
  first: mergeValue,
  second: mergeValue,
  result: mergeValue,
  chosen: nullable(oneOf('first', 'second')),
  is_equal: yes,
});

export const mergeList = /* @__PURE__ */ object({
  list: oneOf('founders', 'money', 'awards'),
  first: list(word),
  second: list(word),
  result: list(word),
  chosen: oneOf('both', 'first', 'second'),
  is_equal: yes,
});

export const mergeFlag = /* @__PURE__ */ object({
  flag: oneOf(
    'rejected',
    'candidate',
    'missing_data',
    'email_sent',
    'interested',
    'personality_test_sent',
    'test_passed',
    'create_contract',
    'investment',
  ),
  first: yes,
  second: yes,
  result: yes,
});

export const mergeScoreChange = /* @__PURE__ */ object({
  award: text,
  change: number,
  from: oneOf('first', 'second', 'both'),
  superseded_by: nullable(text),
});

export const mergePreview = /* @__PURE__ */ object({
  pair: duplicatePair,
  survivor: oneOf('first', 'second'),
  first: mergeSide,
  second: mergeSide,
  result: mergeSide,
  fields: list(mergeField),
  lists: list(mergeList),
  flags: list(mergeFlag),
  needs_decision: yes,
  score_before: number,
  score_changes: list(mergeScoreChange),
  losses: list(word),
});

export const startupMerge = /* @__PURE__ */ object({
  id: text,
  survivor_id: text,
  survivor_name: text,
  merged_id: text,
  merged_name: text,
  because: text,
  score_before: number,
  score_after: number,
  merged_by: nullable(text),
  merged_at: text,
  undone_by: nullable(text),
  undone_at: nullable(text),
});

export const mergedInto = /* @__PURE__ */ object({ id: text, company_name: text, merged_name: text });

export const mergedIntoAnswer = /* @__PURE__ */ object({ merged_into: nullable(mergedInto) });

export const noteMention = /* @__PURE__ */ object({ id: text, name: text });

export const note = /* @__PURE__ */ object({
  id: text,
  startup_id: text,
  text: text,
  author_id: text,
  author: nullable(text),
  written_at: text,
  edited_at: nullable(text),
  editable_until: text,
  struck_at: nullable(text),
  struck_by: nullable(text),
  mentions: list(noteMention),
  version: count,
});

export const notePage = /* @__PURE__ */ page('items', { items: list(note) });

export const parameter = /* @__PURE__ */ object(
  {
    parameterID: withDefault(text, ''),
    parameterName: withDefault(text, ''),
    value: optional(number),
    version: optional(count),
  },
  { parameterName: ['parameterName', 'parameterID'] },
);

export const parameterPage = /* @__PURE__ */ page(
  'parameters',
  { parameters: withDefault(list(parameter), []), page: optional(count), pageSize: optional(count) },
  { parameters: ['parameters', 'items'] },
);

export const importedWeights = /* @__PURE__ */ object({
  created: list(word),
  changed: list(word),
  unchanged: count,
});

export const usualParameters = /* @__PURE__ */ rows('parameterIDs', { parameterIDs: list(word) });

export const parameterChoice = /* @__PURE__ */ object(
  {
    parameterID: withDefault(text, ''),
    parameterName: withDefault(text, ''),
    value: optional(number),
    exclusive_groups: optional(list(word)),
  },
  { parameterName: ['parameterName', 'parameterID'] },
);

export const parameterChoices = /* @__PURE__ */ rows(
  'parameters',
  { parameters: list(parameterChoice) },
  { parameters: ['parameters', 'items'] },
);

export const person = /* @__PURE__ */ object({ id: text, name: text, initials: text, email: nullable(text) });

export const people = /* @__PURE__ */ page('items', { items: list(person) });

export const reviewSettings = /* @__PURE__ */ object({
  floor: number,
  default_floor: number,
  version: count,
});

export const reviewDecision = /* @__PURE__ */ object({
  id: text,
  kind: oneOf('accept', 'discard', 'allow'),
  reason: nullable(oneOf('not_a_startup', 'not_in_article')),
  raw_id: nullable(text),
  company_name: text,
  article_title: nullable(text),
  decided_by: nullable(text),
  decided_at: text,
  undone_by: nullable(text),
  undone_at: nullable(text),
});

export const decided = /* @__PURE__ */ rows('decisions', { decisions: list(reviewDecision) });

export const reviewDecisionPage = /* @__PURE__ */ page('items', {
  items: list(reviewDecision),
  page: optional(count),
  pageSize: optional(count),
});

export const discardedName = /* @__PURE__ */ object({
  id: text,
  company_name: text,
  reason: oneOf('not_a_startup', 'not_in_article'),
  article_title: nullable(text),
  decided_by: nullable(text),
  decided_at: text,
});

export const discardedNamePage = /* @__PURE__ */ page('items', {
  items: list(discardedName),
  page: optional(count),
  pageSize: optional(count),
});

export const startupRow = /* @__PURE__ */ object({
  id: text,
  company_name: text,
  origin: factOrigin,
  website: nullable(text),
  canton: nullable(text),
  founding_year: nullable(count),
  founders: list(word),
  money: list(word),
  awards: list(word),
  stays_because: nullable(text),
});

export const splitOffStartup = /* @__PURE__ */ object({ id: text, company_name: text, score: number });

export const startupSplit = /* @__PURE__ */ object({
  id: text,
  startup_id: text,
  company_name: text,
  score_before: number,
  score_after: number,
  parts: list(splitOffStartup),
  split_by: nullable(text),
  split_at: text,
  undone_by: nullable(text),
  undone_at: nullable(text),
});

export const startupRows = /* @__PURE__ */ object({
  startup_id: text,
  company_name: text,
  version: count,
  score: number,
  items: list(startupRow),
  total: count,
  splits: list(startupSplit),
});

export const splitSide = /* @__PURE__ */ object({
  company_name: text,
  needs_name: yes,
  score: number,
  rank: count,
  rows: count,
  articles: count,
  awards: list(word),
});

export const splitPreview = /* @__PURE__ */ object({
  version: count,
  score_before: number,
  rank_before: count,
  stays: splitSide,
  parts: list(splitSide),
});

export const stageCard = /* @__PURE__ */ object({
  id: text,
  company_name: text,
  score: number,
  sector: nullable(text),
  canton: nullable(text),
  version: count,
  email_sent: flag,
  create_contract: flag,
  interested: flag,
  rejected: flag,
  days: nullable(count),
  assignee_id: nullable(text),
  assignee: nullable(text),
  step: nullable(text),
  due: nullable(text),
  later_until: nullable(text),
  reason: nullable(text),
});

export const stageColumn = /* @__PURE__ */ page('items', {
  stage: oneOf('new', 'contacted', 'contract', 'investment', 'later', 'rejected'),
  median_days: nullable(number),
  of_year: count,
  next: nullable(text),
  items: list(stageCard),
});

export const stageLimits = /* @__PURE__ */ object({
  contacted: nullable(count),
  contract: nullable(count),
  version: count,
});

export const stageBoard = /* @__PURE__ */ object({ stages: list(stageColumn), limits: stageLimits });

export const stageMoved = /* @__PURE__ */ object({ decisions: list(decision), startup: startup });

export const importOutcome = /* @__PURE__ */ object({ id: text, outcome: text });

export const rawStartup = /* @__PURE__ */ object(
  {
    id: name,
    uid: optional(text),
    external_id: nullable(text),
    company_name: name,
    first_name: nullable(text),
    last_name: nullable(text),
    social_reason: nullable(text),
    founding_year: nullable(count),
    sector: nullable(text),
    country: nullable(text),
    canton: nullable(text),
    raised_money: nullable(number),
    raised_currency: optional(text),
    main_article_info: nullable(text),
    article_date: nullable(text),
    website: nullable(text),
    url: nullable(text),
    email: nullable(text),
    number: nullable(text),
    investors: nullable(text),
    partnership: nullable(text),
    company_description: nullable(text),
    advisors: nullable(text),
    other_award: nullable(text),
    pros_text: nullable(text),
    cons_text: nullable(text),
    investment: flag,
    rejected: flag,
    candidate: flag,
    missing_data: flag,
    email_sent: flag,
    interested: flag,
    personality_test_sent: flag,
    test_passed: flag,
    create_contract: flag,
    created_at: optional(text),
    updated_at: optional(text),
    awards: withDefault(list(entry(word, 'award_name')), []),
    articles: withDefault(list(article), []),
    founders: optional(list(founder)),
    financings: optional(list(financing)),
    origin: optional(text),
    extraction_id: optional(nullable(text)),
    confidence: optional(nullable(number)),
    review: optional(nullable(oneOf('waiting', 'accepted', 'discarded'))),
    curated_at: nullable(text),
    startup_id: nullable(text),
    deletion_id: optional(nullable(text)),
    version: optional(count),
  },
  { pros_text: ['pros_text', 'pros'], cons_text: ['cons_text', 'risks'] },
);

export const rawStartupPage = /* @__PURE__ */ page('items', {
  items: withDefault(list(rawStartup), []),
  page: optional(count),
  pageSize: optional(count),
  waiting: optional(count),
});

export const timelineNews = /* @__PURE__ */ object({
  url: text,
  title: nullable(text),
  published_at: nullable(text),
  source: nullable(text),
});

export const timelineScore = /* @__PURE__ */ object({
  before: number,
  after: number,
  version: nullable(count),
  reasons: list(historyReason),
});

export const timelineEntry = /* @__PURE__ */ object({
  id: text,
  kind: oneOf('change', 'work', 'news', 'note', 'decision', 'score'),
  at: text,
  has_time: yes,
  actor: nullable(text),
  decision: nullable(decision),
  note: nullable(note),
  news: nullable(timelineNews),
  score: nullable(timelineScore),
  changes: list(historyChange),
});

export const timeline = /* @__PURE__ */ object({
  items: list(timelineEntry),
  next: nullable(text),
  counts: object({
    all: count,
    change: count,
    work: count,
    news: count,
    note: count,
    decision: count,
    score: count,
  }),
});

export const viewDraft = /* @__PURE__ */ object({ query: text, base_version: count });

export const view = /* @__PURE__ */ object({
  id: text,
  name: text,
  is_team: yes,
  is_mine: yes,
  owner: nullable(text),
  query: text,
  is_pinned: yes,
  draft: optional(viewDraft),
  version: count,
  updated_at: text,
});

export const views = /* @__PURE__ */ page('items', { items: list(view) });

export const viewNews = /* @__PURE__ */ object({
  id: text,
  since: nullable(text),
  new: count,
  moved_up: count,
});

export const viewCounts = /* @__PURE__ */ page('items', { items: list(viewNews) });

export const viewDraftEffect = /* @__PURE__ */ object({
  query: text,
  base_version: count,
  total: count,
  added: count,
  removed: count,
});

export const viewVisit = /* @__PURE__ */ object({
  id: text,
  since: nullable(text),
  new: count,
  moved_up: count,
  can_undo: yes,
});

export const work = /* @__PURE__ */ object({
  startup_id: text,
  assignee_id: nullable(text),
  assignee: nullable(text),
  step: nullable(text),
  due: nullable(text),
  version: count,
});

export const workList = /* @__PURE__ */ page('items', { items: list(work) });
