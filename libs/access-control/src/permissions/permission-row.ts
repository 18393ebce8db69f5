import type { Role } from '../roles';

/** Allowed callers: everyone, or users with one of the roles or the additional scope. */
type Allowance =
  | 'public'
  | {
      readonly roles: readonly Role[];
      /** Scope of spec §6 that also allows the call for all other roles. */
      readonly orScope?: 'investments:write';
      /** True if the handler also checks the target's role with `mayActOn` or `mayAssign`. */
      readonly rank?: true;
    };

export interface PermissionRow {
  readonly operationId: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Route path, with parameters as `:name`. */
  readonly path: string;
  readonly allow: Allowance;
}

export const SIGNED_IN = { roles: ['user', 'super', 'admin'] } as const;
export const SETTINGS = { roles: ['super', 'admin'] } as const;
export const ADMIN = { roles: ['admin'] } as const;
export const RANKED = { roles: ['super', 'admin'], rank: true } as const;
export const WRITERS = { roles: ['admin'], orScope: 'investments:write' } as const;
