// Generated from the contract by 'npm run contract'. Do not edit.
import type { ApiToken, ApiTokenList, CreatedApiToken } from './api-tokens.gen';

export type ListServiceAccountsApiResponse = /** status 200 Default Response */ ServiceAccountPage;
export type ListServiceAccountsApiArg = {
  page?: number;
  pageSize?: number | 'all';
  /** Folded substring: accents and case do not matter */
  q?: string;
};
export type CreateServiceAccountApiResponse = /** status 201 Default Response */ ServiceAccount | null;
export type CreateServiceAccountApiArg = {
  body: {
    /** How its acts are signed. At least one visible character; no control, zero-width or directional ones */
    name: string;
    /** What it is for, and who looks after it */
    purpose: string;
    /** The most that its tokens can open */
    role: 'user' | 'super' | 'admin';
    may_edit_investments?: boolean;
    is_active?: boolean;
  };
};
export type UpdateServiceAccountApiResponse = /** status 200 Default Response */ ServiceAccount | null;
export type UpdateServiceAccountApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    /** How its acts are signed. At least one visible character; no control, zero-width or directional ones */
    name: string;
    /** What it is for, and who looks after it */
    purpose: string;
    /** The most that its tokens can open */
    role: 'user' | 'super' | 'admin';
    may_edit_investments: boolean;
    is_active: boolean;
    /** true: valid API tokens stay; without it they are revoked */
    keep_api_tokens?: boolean;
  };
};
export type DeleteServiceAccountApiResponse = unknown;
export type DeleteServiceAccountApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type ListServiceTokensApiResponse = /** status 200 Default Response */ ApiTokenList;
export type ListServiceTokensApiArg = {
  id: string;
};
export type CreateServiceTokenApiResponse = /** status 201 Default Response */ CreatedApiToken | null;
export type CreateServiceTokenApiArg = {
  id: string;
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
export type ConfirmServiceTokenApiResponse = /** status 200 Default Response */ ApiToken | null;
export type ConfirmServiceTokenApiArg = {
  id: string;
  tokenId: string;
};
export type RevokeServiceTokenApiResponse = unknown;
export type RevokeServiceTokenApiArg = {
  id: string;
  tokenId: string;
};
export type ServiceAccount = {
  id: string;
  name: string;
  purpose: string;
  /** The most that its tokens can open */
  role: 'user' | 'super' | 'admin';
  /** The right investments:write, which the role admin has without it */
  may_edit_investments: boolean;
  /** Off: every call of its tokens is refused */
  is_active: boolean;
  /** That are valid */
  tokens: number;
  /** When one of its tokens was used last, to the minute */
  last_used_at: string | null;
  created_at: string;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type ServiceAccountPage = {
  items: ServiceAccount[];
  total: number;
};
