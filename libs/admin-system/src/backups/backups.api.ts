import type { Invalidation } from '@vaglio/api-client';
import { adminSystemApi as generated } from '../endpoints.gen';

/** Invalidations for changes of backups. The system status also contains findings about backups. */
const CHANGES_BACKUPS = { invalidatesTags: ['backups', 'status'] } as const satisfies Invalidation;

export const backupsApi = generated.enhanceEndpoints({
  endpoints: {
    orderBackup: CHANGES_BACKUPS,
    requestRestoreTest: CHANGES_BACKUPS,
  },
});

// Exported from here instead of from the generated file, so that bundlers do not remove the enhancement.
export const { useOrderBackupMutation, useRequestRestoreTestMutation } = backupsApi;
