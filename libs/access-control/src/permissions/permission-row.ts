import type { Role } from '../roles';

/** Who may call: everyone, or the holders of a role (or of a scope beside it). */
type Allowance =
  | 'public'
  | {
      readonly roles: readonly Role[];
      /** The right of spec §6 also opens the call to other roles. */
      readonly orScope?: 'investments:write';
      /** The target's role decides too: see mayActOn and mayAssign. */
      readonly rank?: true;
    };

export interface PermissionRow {
  readonly operationId: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Route path with colon parameters. */
  readonly path: string;
  readonly allow: Allowance;
}

export const SIGNED_IN = { roles: ['user', 'super', 'admin'] } as const;
export const SETTINGS = { roles: ['super', 'admin'] } as const;
export const ADMIN = { roles: ['admin'] } as const;
export const RANKED = { roles: ['super', 'admin'], rank: true } as const;
export const WRITERS = { roles: ['admin'], orScope: 'investments:write' } as const;
