import { type Role, isRole } from '@vaglio/access-control';

const WORDS: Readonly<Record<Role, string>> = {
  admin: 'Everything, including accounts',
  super: 'Settings and accounts',
  user: 'Dashboard and investments',
};

/** What a role may do, in a few words; null for one that only the server knows. */
export function roleWords(role: string): string | null {
  return isRole(role) ? WORDS[role] : null;
}
