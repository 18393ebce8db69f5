import { ADMIN, type PermissionRow } from './permission-row';

const BACKUPS = '/auth/admin/backups';

export const BACKUPS_PERMISSIONS = [
  { operationId: 'readBackups', method: 'GET', path: BACKUPS, allow: ADMIN },
  { operationId: 'orderBackup', method: 'POST', path: BACKUPS, allow: ADMIN },
  { operationId: 'makeBackupKey', method: 'POST', path: `${BACKUPS}/key`, allow: ADMIN },
  { operationId: 'downloadBackup', method: 'POST', path: `${BACKUPS}/download`, allow: ADMIN },
  { operationId: 'requestRestoreTest', method: 'POST', path: `${BACKUPS}/restore-test`, allow: ADMIN },
] as const satisfies readonly PermissionRow[];
