import type { User } from '@vaglio/contract';
import type { FieldTexts } from '@vaglio/ui';
import { roleOf, statusOf } from '../list/user-roles';

/** Returns the editable fields of an account as text. */
export function accountText(user: User): FieldTexts {
  return {
    Nickname: user.username,
    Email: user.email,
    Role: roleOf(user),
    Status: statusOf(user) ?? '',
    Rights: user.scopes?.join(', ') ?? '',
  };
}
