// Generated from the contract by 'npm run contract'. Do not edit.
export type ListApiTokensApiResponse = /** status 200 Default Response */ ApiTokenList;
export type ListApiTokensApiArg = void;
export type CreateApiTokenApiResponse = /** status 201 Default Response */ CreatedApiToken | null;
export type CreateApiTokenApiArg = {
  body: {
    /** What uses it. At least one visible character; no control, zero-width or directional ones */
    name: string;
    /** What it opens, of what its owner may do; `write` includes `read`. A scope that opens nothing to its owner is refused */
    scopes: (
      | 'investments:read'
      | 'investments:write'
      | 'startups:read'
      | 'startups:write'
      | 'news:read'
      | 'news:write'
      | 'extraction:read'
      | 'extraction:write'
      | 'scoring:read'
      | 'scoring:write'
      | 'imports:read'
      | 'imports:write'
      | 'users:read'
      | 'audit:read'
    )[];
    /** How long it is valid */
    days: number;
  };
};
export type ConfirmApiTokenApiResponse = /** status 200 Default Response */ ApiToken | null;
export type ConfirmApiTokenApiArg = {
  id: string;
};
export type RevokeApiTokenApiResponse = unknown;
export type RevokeApiTokenApiArg = {
  id: string;
};
export type ApiToken = {
  id: string;
  name: string;
  /** The last four characters of the token */
  ending: string;
  scopes: string[];
  /** Those that open more once the owner, who got more rights since, confirms the token */
  unconfirmed_scopes?: string[];
  created_at: string;
  expires_at: string;
  last_used_at: string | null;
};
export type ApiTokenList = {
  items: ApiToken[];
  total: number;
  /** Scopes that a token of this account may have */
  usable_scopes?: string[];
};
export type CreatedApiToken = {
  id: string;
  name: string;
  /** The last four characters of the token */
  ending: string;
  scopes: string[];
  /** Those that open more once the owner, who got more rights since, confirms the token */
  unconfirmed_scopes?: string[];
  created_at: string;
  expires_at: string;
  last_used_at: string | null;
  /** In this answer only */
  token: string;
};
