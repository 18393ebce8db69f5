import { Client } from 'pg';
import type { Installation } from './installation';
import { ADMIN } from './sign-in';

/** Test users, keyed by role. All have the administrator's password. */
export const PEOPLE = {
  user: { email: 'ursina@vaglio.local', password: ADMIN.password, role: 'user', scopes: [] },
  writer: {
    email: 'wanda@vaglio.local',
    password: ADMIN.password,
    role: 'user',
    scopes: ['investments:write'],
  },
  super: { email: 'simon@vaglio.local', password: ADMIN.password, role: 'super', scopes: [] },
} as const;

/** Adds the users to an installation whose administrator has a password (WITH_ADMIN). */
export async function addPeople(vaglio: Installation): Promise<void> {
  const client = new Client({ connectionString: vaglio.databaseUrl() });
  await client.connect();
  for (const { email, role, scopes } of Object.values(PEOPLE)) {
    await client.query(
      `insert into users (email, email_key, username, name, role, scopes, must_change_password, password_hash)
       select $1, $1, $1, $1, $2, $3, false, password_hash from users where email_key = $4`,
      [email, role, scopes, ADMIN.email],
    );
  }
  await client.end();
}
