import { ITSELF } from './shapes/object';

/** Differences from a contract schema that are accepted in responses of other servers. */
export interface Leniency {
  /** Fields that may be missing or unreadable. */
  readonly optional?: readonly string[];
  /** Text fields that identify a row. A row without them is dropped. */
  readonly keys?: readonly string[];
  /** Default values for missing fields. */
  readonly defaults?: Readonly<Record<string, string | number | boolean | readonly never[]>>;
  /** Alternative names of a field, in order of precedence. */
  readonly names?: Readonly<Record<string, readonly string[]>>;
  /** Fields that may have values beyond those listed in the contract. */
  readonly words?: readonly string[];
  /** Field that contains the roles of an account or of a role entry, in any format. */
  readonly roles?: string;
  /** Text lists that may contain objects instead. For each list, this is the name of the property with the text. */
  readonly entries?: Readonly<Record<string, string>>;
}

const NO_LIST = [] as const;

const PROS_AND_CONS = { pros_text: ['pros_text', 'pros'], cons_text: ['cons_text', 'risks'] };
const PERSON = { userId: ['userId', 'id'], username: ['username', 'name'] };
const ROLE_LABEL = ['name', 'label', 'code', 'roleID', 'id', ITSELF];
const GROUP = { group_name: ['group_name', 'group_key'] };
const MEMBER = { parameterName: ['parameterName', 'parameter_id'] };
const NAMED_BY_ID = { parameterName: ['parameterName', 'parameterID'] };

/**
 * Accepted differences, keyed by contract schema. `npm run contract` generates types and shapes from the contract and
 * this table. The types therefore cover the responses of all servers, while the schemas of our own server remain
 * strict. For calls in section 7 of the specification, the entries follow that section. Other calls exist only on our
 * server.
 * Source: spec §3 and §7; product decisions, section 9.
 */
export const LENIENT_SCHEMAS: Readonly<Record<string, Leniency>> = {
  Account: {
    names: { ...PERSON, name: ['name', 'username', 'email'], role: ['role', 'roles'] },
    defaults: { userId: '', username: '', name: '', email: '', role: '', accountStatus: '' },
    roles: 'role',
    optional: ['scopes', 'first_name', 'last_name', 'time_zone', 'language', 'csv_separator'],
  },
  User: {
    names: {
      ...PERSON,
      id: ['id', 'userId'],
      username: ['username', 'name', 'email'],
      name: ['name', 'username', 'email'],
      role: ['roles', 'role'],
    },
    defaults: { id: '', userId: '', email: '', username: '', name: '', role: '', accountStatus: '' },
    roles: 'role',
    words: ['accountStatus'],
    optional: ['scopes', 'invitation', 'last_sign_in_at', 'second_factor', 'created_at', 'version'],
  },
  UserPage: {
    names: { items: ['users', 'items'] },
    defaults: { items: NO_LIST },
    optional: ['invites_by'],
  },
  RoleChoice: {
    names: {
      id: [ITSELF],
      code: ['code', 'name', 'label', 'roleID', 'id', ITSELF],
      name: ROLE_LABEL,
      label: ['label', 'name', 'code', 'roleID', 'id', ITSELF],
    },
    keys: ['name'],
    roles: 'id',
    words: ['code', 'name'],
    defaults: { assignable: true },
  },
  RoleList: { names: { roles: ['roles', 'items'] }, defaults: { roles: NO_LIST } },
  Article: { keys: ['url'] },
  StartupAward: { keys: ['award_name'], optional: ['weight_used'] },
  Startup: {
    names: PROS_AND_CONS,
    keys: ['id', 'company_name'],
    optional: ['score', 'version', 'created_at', 'updated_at'],
  },
  StartupPage: { defaults: { items: NO_LIST } },
  RawStartup: {
    names: PROS_AND_CONS,
    keys: ['id', 'company_name'],
    optional: ['origin', 'created_at', 'updated_at'],
    defaults: { awards: NO_LIST, articles: NO_LIST },
    entries: { awards: 'award_name' },
  },
  RawStartupPage: { defaults: { items: NO_LIST } },
  CurationResult: {
    defaults: { processed: 0, inserted: 0, updated: 0, awardsInserted: 0, scoreUpdated: 0 },
    optional: ['pending'],
  },
  AuditResult: { optional: ['checked', 'rescored'], defaults: { findings: NO_LIST } },
  AuditFinding: { keys: ['check'], optional: ['count'], defaults: { examples: NO_LIST } },
  Stats: {
    optional: ['total_startups', 'top_percent', 'top_percent_all', 'potential_investments', 'threshold'],
  },
  Parameter: {
    names: NAMED_BY_ID,
    defaults: { parameterID: '', parameterName: '' },
    optional: ['value', 'version'],
  },
  ListedParameter: {
    names: NAMED_BY_ID,
    defaults: { parameterID: '', parameterName: '' },
    optional: ['value', 'version', 'startups'],
  },
  ParameterPage: {
    names: { parameters: ['parameters', 'items'] },
    defaults: { parameters: NO_LIST },
    optional: ['held_without_weight'],
  },
  ParameterChoice: {
    names: NAMED_BY_ID,
    defaults: { parameterID: '', parameterName: '' },
    optional: ['value'],
  },
  ParameterChoices: { names: { parameters: ['parameters', 'items'] } },
  AwardGroup: {
    names: GROUP,
    defaults: { id: '', group_key: '', group_name: '', rule: 'keep_highest_precedence' },
    optional: ['parameter_names', 'version'],
  },
  AwardGroupList: { names: { items: ['items', 'groups'] }, defaults: { items: NO_LIST } },
  AwardGroupItem: {
    names: MEMBER,
    defaults: { id: '', group_id: '', parameter_id: '', parameterName: '' },
    optional: ['precedence'],
  },
  AwardGroupItemList: { defaults: { items: NO_LIST } },
  AwardConfigRow: {
    names: { ...GROUP, ...MEMBER, item_id: ['item_id', 'id'] },
    defaults: {
      group_id: '',
      group_key: '',
      group_name: '',
      rule: 'keep_highest_precedence',
      item_id: '',
      parameter_id: '',
      parameterName: '',
    },
    optional: ['precedence', 'value'],
  },
  AwardConfigList: { names: { items: ['items', 'config'] }, defaults: { items: NO_LIST } },
  ScoreConfig: { optional: ['threshold', 'top_percent', 'version'] },
  ScraperConfig: { defaults: { intervalSec: 300 }, optional: ['version'] },
  NewsSource: { optional: ['version'] },
  NewsRun: { keys: ['started_at'], defaults: { source_count: 0, failed_sources: 0, new_articles: 0 } },
  Prompt: {
    defaults: { prompt_id: '', name: '', body: '' },
    optional: ['version', 'temperature', 'top_p', 'placeholder', 'created_at', 'updated_at'],
  },
  PromptPage: { names: { items: ['items', 'prompts'] }, defaults: { items: NO_LIST } },
  PendingArticles: { optional: ['pending'] },
  ExtractionResult: { defaults: { processed: 0, succeeded: 0, failed: 0, samples: NO_LIST } },
  ExtractionSample: {
    names: { article: ['article', ITSELF] },
    defaults: { ok: true, outputs_count: 0, companies: NO_LIST },
    optional: ['article', 'model', 'tokens', 'duration_ms'],
  },
  SampleArticle: { optional: ['id', 'url', 'title', 'source'] },
  LedgerLine: { keys: ['award'], defaults: { weight: 0 }, names: GROUP },
  ScoreLedger: { defaults: { id: '', company_name: '' }, optional: ['threshold'] },
  HistoryEntry: { keys: ['id', 'at'], words: ['kind'], defaults: { changes: NO_LIST, reasons: NO_LIST } },
  HistoryChange: { keys: ['field'] },
  HistoryReason: {
    keys: ['award'],
    words: ['status_before', 'status_after'],
    optional: ['status_before', 'status_after'],
  },
  StartupNews: { keys: ['url'], optional: ['startup_id', 'company_name'] },
  AuditActor: { defaults: { id: '' } },
  AuditEvent: { defaults: { id: '', at: '', action: '', target_exists: false } },
  AuditChoices: { defaults: { target_types: NO_LIST } },
};
