import type { Claims } from './claims';
import { isAllowed } from './is-allowed';
import type { OperationId } from './permission-table';
import { ARTICLES_PERMISSIONS } from './permissions/articles';
import { AUDIT_PERMISSIONS } from './permissions/audit';
import { BULK_PERMISSIONS } from './permissions/bulk';
import { CHAIN_PERMISSIONS } from './permissions/chain';
import { DECISIONS_PERMISSIONS } from './permissions/decisions';
import { DUPLICATES_PERMISSIONS } from './permissions/duplicates';
import { EVIDENCE_PERMISSIONS } from './permissions/evidence';
import { EXCLUSIVITY_PERMISSIONS } from './permissions/exclusivity';
import { EXTRACTION_PERMISSIONS } from './permissions/extraction';
import { FACTS_PERMISSIONS } from './permissions/facts';
import { IMPORTS_PERMISSIONS } from './permissions/imports';
import { INVESTMENTS_PERMISSIONS } from './permissions/investments';
import { MODELS_PERMISSIONS } from './permissions/models';
import { NOTES_PERMISSIONS } from './permissions/notes';
import { PARAMETERS_PERMISSIONS } from './permissions/parameters';
import type { PermissionRow } from './permissions/permission-row';
import { PROMPT_LAB_PERMISSIONS } from './permissions/prompt-lab';
import { PROMPTS_PERMISSIONS } from './permissions/prompts';
import { REVIEW_PERMISSIONS } from './permissions/review';
import { SCORING_PERMISSIONS } from './permissions/scoring';
import { SCRAPER_PERMISSIONS } from './permissions/scraper';
import { STARTUPS_PERMISSIONS } from './permissions/startups';
import { TIMELINE_PERMISSIONS } from './permissions/timeline';
import { USERS_PERMISSIONS } from './permissions/users';
import { VIEWS_PERMISSIONS } from './permissions/views';
import { WORK_PERMISSIONS } from './permissions/work';

/**
 * Permission rows, keyed by API area. Operations outside these areas are closed to tokens and require a signed-in user.
 */
const AREAS: Readonly<Record<TokenArea, readonly (readonly PermissionRow[])[]>> = {
  investments: [
    INVESTMENTS_PERMISSIONS,
    BULK_PERMISSIONS,
    VIEWS_PERMISSIONS,
    DECISIONS_PERMISSIONS,
    NOTES_PERMISSIONS,
    TIMELINE_PERMISSIONS,
    WORK_PERMISSIONS,
  ],
  startups: [
    STARTUPS_PERMISSIONS,
    FACTS_PERMISSIONS,
    EVIDENCE_PERMISSIONS,
    DUPLICATES_PERMISSIONS,
    REVIEW_PERMISSIONS,
  ],
  news: [ARTICLES_PERMISSIONS, SCRAPER_PERMISSIONS, CHAIN_PERMISSIONS],
  extraction: [EXTRACTION_PERMISSIONS, MODELS_PERMISSIONS, PROMPTS_PERMISSIONS, PROMPT_LAB_PERMISSIONS],
  scoring: [PARAMETERS_PERMISSIONS, EXCLUSIVITY_PERMISSIONS, SCORING_PERMISSIONS],
  imports: [IMPORTS_PERMISSIONS],
  users: [USERS_PERMISSIONS],
  audit: [AUDIT_PERMISSIONS],
};

/**
 * Scopes of API tokens. A `write` scope includes the `read` scope. Accounts and the audit trail have no `write` scope.
 */
export const TOKEN_SCOPES = [
  'investments:read',
  'investments:write',
  'startups:read',
  'startups:write',
  'news:read',
  'news:write',
  'extraction:read',
  'extraction:write',
  'scoring:read',
  'scoring:write',
  'imports:read',
  'imports:write',
  'users:read',
  'audit:read',
] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];
type TokenArea = TokenScope extends `${infer Area}:${string}` ? Area : never;

/** POST operations that only compute a response. For them, `read` is sufficient. */
const READING: readonly string[] = ['simulateScore', 'listScoreDifference'];
/** Operations that every token may use. They only read the token's owner. */
const OPEN: readonly string[] = ['readUser'];

/** Operations that affect further API areas, with the additional scopes that they need. */
const REACHES: Readonly<Partial<Record<OperationId, readonly TokenScope[]>>> = {
  // A pipeline run reads sources, extracts articles and curates.
  startChainRun: ['extraction:write', 'startups:write'],
  stopChainRun: ['extraction:write'],
  // An extraction stores new raw startups.
  runExtraction: ['startups:write'],
  extractArticle: ['extraction:write', 'startups:write'],
  startExtractionRun: ['startups:write'],
  resumeExtractionRun: ['startups:write'],
  retryExtractionRun: ['startups:write'],
  retryArticleFailures: ['startups:write'],
  readAgain: ['startups:write'],
  resetExtraction: ['startups:write'],
  commitImport: ['startups:write'],
  undoImport: ['startups:write'],
  // Most of these texts are facts about the startup.
  setInvestmentText: ['startups:write'],
  // Decisions, notes and assignments of the startup are also affected.
  addStartup: ['investments:write'],
  undoAddedStartup: ['investments:write'],
  deleteStartup: ['investments:write'],
  restoreDeleted: ['investments:write'],
  mergeDuplicate: ['investments:write'],
  mergeInto: ['investments:write'],
  mergeReviewCompany: ['investments:write'],
  undoMerge: ['investments:write'],
  undoReviewStep: ['investments:write'],
  splitStartup: ['investments:write'],
  undoSplit: ['investments:write'],
  // The exported file contains ranks and decisions.
  exportInvestments: ['investments:read'],
};
const REACHED = new Map<string, readonly TokenScope[]>(Object.entries(REACHES));

const AREA_OF = new Map(
  Object.entries(AREAS).flatMap(([area, lists]) =>
    lists.flat().map(({ operationId }): [string, string] => [operationId, area]),
  ),
);

type Call = Pick<PermissionRow, 'operationId' | 'method'>;

/**
 * Returns the scopes that a token needs for an operation, beginning with the scope of the operation's area. The result
 * is empty if no token may use the operation.
 */
export function tokenScopesOf({ operationId, method }: Call): readonly TokenScope[] {
  const access = method === 'GET' || READING.includes(operationId) ? 'read' : 'write';
  const wanted = `${AREA_OF.get(operationId) ?? ''}:${access}`;
  const own = TOKEN_SCOPES.find((scope) => scope === wanted);
  return own === undefined ? [] : [own, ...(REACHED.get(operationId) ?? [])];
}

/** Returns the scopes that an operation needs and the token lacks. A `write` scope includes its `read` scope. */
export function missingTokenScopes(call: Call, scopes: readonly string[]): TokenScope[] {
  return tokenScopesOf(call).filter((scope) => !scopes.includes(scope) && !scopes.includes(writeOf(scope)));
}

/** Returns true if a token with these scopes may use an operation that its owner may use. */
export function tokenAllows(call: Call, scopes: readonly string[]): boolean {
  if (OPEN.includes(call.operationId)) return true;
  return tokenScopesOf(call).length > 0 && missingTokenScopes(call, scopes).length === 0;
}

/** Permissions of an account: its role and scopes. */
type Rights = Pick<Claims, 'role' | 'scopes'>;

const CALLS: readonly PermissionRow[] = Object.values(AREAS).flat(2);

/**
 * Returns the scopes that make at least one operation available to an account, in the order of {@link TOKEN_SCOPES}.
 */
export function usableTokenScopes(rights: Rights): TokenScope[] {
  const open = new Set<string | undefined>(
    CALLS.filter((row) => isAllowed(row, rights)).map((row) => tokenScopesOf(row)[0]),
  );
  return TOKEN_SCOPES.filter((scope) => open.has(scope) || open.has(writeOf(scope)));
}

/**
 * Returns the token's scopes that would allow further operations after the owner confirms them.
 * @param confirmed the owner's permissions when the token was created or last confirmed
 */
export function unconfirmedTokenScopes(
  scopes: readonly string[],
  present: Rights,
  confirmed: Rights,
): TokenScope[] {
  const held = CALLS.filter(
    (row) => tokenAllows(row, scopes) && isAllowed(row, present) && !isAllowed(row, confirmed),
  ).map((row) => tokenScopesOf(row)[0]);
  return TOKEN_SCOPES.filter(
    (scope) => scopes.includes(scope) && held.some((own) => own === scope || (own && writeOf(own) === scope)),
  );
}

/** Returns the `write` scope of the same area. */
function writeOf(scope: TokenScope): string {
  return scope.replace(/:read$/, ':write');
}
