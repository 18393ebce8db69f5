import { canSeeSettings, canWriteInvestments, type Claims } from '@vaglio/access-control';
import type { View } from '@vaglio/contract';

/** Permissions of a user for a view. */
export interface ViewRights {
  readonly canChange: boolean;
  /** True if the user may share the view with the team or stop sharing it. */
  readonly canShare: boolean;
  readonly canDelete: boolean;
}

/**
 * Returns the user's permissions for a view. Users may change their own views, while team views require write
 * permission.
 * Source: decide-together, Permissions.
 */
export function viewRights(
  { is_team, is_mine }: Pick<View, 'is_team' | 'is_mine'>,
  claims: Claims,
): ViewRights {
  const canWrite = canWriteInvestments(claims);
  return {
    canChange: is_team ? canWrite : is_mine,
    canShare: is_mine && canWrite,
    canDelete: is_team ? canSeeSettings(claims.role) || (is_mine && canWrite) : is_mine,
  };
}
