import { Type } from '@sinclair/typebox';

const PATTERN = '^[0-9a-f]{64}$';

/** Returns the schema of a password in the form that browsers send. */
export const passwordDigest = (description = 'SHA-256 of the password, lower-case hex') =>
  Type.String({ pattern: PATTERN, description });

/** Schema of the password for `proveOneself`. */
export const ownPassword = Type.Optional(
  passwordDigest(
    'SHA-256 of the own current password, lower-case hex; left out by a person who has none and signed in less than 10 minutes ago',
  ),
);
