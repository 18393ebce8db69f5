import type { Invalidation } from '@vaglio/api-client';
import { adminSystemApi as generated } from '../endpoints.gen';

/** The status has findings about the same backups. */
const CHANGES_BACKUPS = { invalidatesTags: ['backups', 'status'] } as const satisfies Invalidation;

export const backupsApi = generated.enhanceEndpoints({
  endpoints: {
    orderBackup: CHANGES_BACKUPS,
    requestRestoreTest: CHANGES_BACKUPS,
  },
});

// Taken from here, not from the generated file, so that a bundler cannot drop the enhancement.
export const { useOrderBackupMutation, useRequestRestoreTestMutation } = backupsApi;
