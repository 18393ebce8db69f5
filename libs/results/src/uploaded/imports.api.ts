import type { Invalidation } from '@vaglio/api-client';
import { resultsApi as generated } from '../endpoints.gen';

/** Each is an event of the audit trail. */
const IS_AUDITED = { invalidatesTags: ['imports', 'audit'] } as const satisfies Invalidation;

export const resultsApi = generated.enhanceEndpoints({
  addTagTypes: ['startups'],
  endpoints: {
    // Its report says what curation made of its rows.
    readImport: { providesTags: ['imports', 'startups'] },
    openImport: IS_AUDITED,
    mapImport: IS_AUDITED,
    correctImportCell: IS_AUDITED,
    checkImport: IS_AUDITED,
    commitImport: IS_AUDITED,
    cancelImport: IS_AUDITED,
  },
});
