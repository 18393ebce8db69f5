import { Type, type Static } from '@sinclair/typebox';
import { ownPassword } from '../../identity/sign-in/passwords/password.schemas';
import {
  closed,
  nullableInteger,
  nullableString,
  oneOf,
  ref,
} from '../../platform/http/validation/schema-parts';
import { MANUAL_STATES } from './manual-backup';
import { RESTORE_TEST_STATES } from './restore-test';

const MAX_TEXT = 4_000;
const moment = Type.String({ format: 'date-time' });

const MadeBackup = closed(
  {
    name: Type.String(),
    place: Type.String({ description: 'Folder or bucket' }),
    made_at: moment,
    bytes: nullableInteger(0, Number.MAX_SAFE_INTEGER),
    is_encrypted: Type.Boolean(),
  },
  { $id: 'MadeBackup' },
);

const BackupTest = closed(
  {
    backup_name: Type.String(),
    tested_at: moment,
    failure: Type.Unsafe<string | null>({ ...nullableString(MAX_TEXT), description: 'Null: all was there' }),
  },
  { $id: 'BackupTest' },
);

const orNull = <T extends Parameters<typeof ref>[0]>(schema: T) =>
  Type.Unsafe<Static<T> | null>({ anyOf: [ref(schema), { type: 'null' }] });

const Backups = closed(
  {
    last: orNull(MadeBackup),
    stored: Type.Unsafe<Static<typeof MadeBackup> | null>({
      ...orNull(MadeBackup),
      description: 'The last backup in the place, which can be downloaded; null where it has none',
    }),
    failure: Type.Unsafe<string | null>({
      ...nullableString(MAX_TEXT),
      description: 'Why the last attempt failed; null where it did not',
    }),
    test: orNull(BackupTest),
    is_last_tested: Type.Boolean({
      description: 'The last backup was restored for a test, and all was there',
    }),
    is_late: Type.Boolean({ description: 'None is younger than seven days' }),
    schedule: Type.Array(Type.String(), {
      description:
        'Times of the day in Zurich at which the server makes one; [] where it makes none by itself',
    }),
    place: Type.Unsafe<string | null>({
      ...nullableString(MAX_TEXT),
      description: 'Folder or bucket of the next one; null where there is none',
    }),
    is_beside_data: Type.Boolean({ description: 'The place is in the data directory' }),
    state: oneOf(MANUAL_STATES, { description: 'True if one can be ordered, or is being made' }),
    restore_test: oneOf(RESTORE_TEST_STATES),
    checked_at: moment,
  },
  { $id: 'Backups' },
);
export type BackupsBody = Static<typeof Backups>;

const BackupKey = closed(
  {
    recipient: Type.String({ description: 'Public key of age, for which a download is encrypted' }),
    identity: Type.String({ description: 'Its secret key, in this answer only' }),
  },
  { $id: 'BackupKey' },
);

const BackupDownload = closed(
  {
    recipient: Type.Optional(
      Type.String({
        pattern: '^age1[02-9ac-hj-np-z]{50,100}$',
        description: 'Public key of age for a backup that is not encrypted where it is kept',
      }),
    ),
    own_password: ownPassword,
  },
  { $id: 'BackupDownload' },
);

const tags = ['backups'];

export const readBackupsSchema = {
  operationId: 'readBackups',
  tags,
  summary: 'The last backup, whether it was tested, and when and where the next one is made',
  response: { 200: ref(Backups) },
};
export const orderBackupSchema = {
  operationId: 'orderBackup',
  tags,
  refuses: [409],
  summary: 'Make a backup now; any server makes it',
  body: Type.Optional(closed({})),
  response: { 202: ref(Backups) },
};
export const makeBackupKeySchema = {
  operationId: 'makeBackupKey',
  tags,
  summary: 'A new pair of keys for a download; the server keeps none of them',
  body: Type.Optional(closed({})),
  response: { 200: ref(BackupKey) },
};
export const downloadBackupSchema = {
  operationId: 'downloadBackup',
  tags,
  refuses: [404, 409, 429],
  summary: 'The last backup, encrypted for the key of the settings, else for that of the request',
  produces: ['application/octet-stream'],
  body: ref(BackupDownload),
  response: { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) },
};
