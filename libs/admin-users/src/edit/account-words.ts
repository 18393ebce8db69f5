import type { User } from '@vaglio/contract';
import type { Words } from '@vaglio/ui';
import { roleOf, statusOf } from '../list/user-words';

/** What may be changed of an account, as people read it. */
export function accountWords(user: User): Words {
  return {
    Nickname: user.username,
    Email: user.email,
    Role: roleOf(user),
    Status: statusOf(user) ?? '',
    Rights: user.scopes?.join(', ') ?? '',
  };
}
