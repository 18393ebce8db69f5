import type { Invalidation } from '@vaglio/api-client';
import { resultsApi as generated } from '../endpoints.gen';

/** Cache tags of changes that the server records in the audit trail. */
const IS_AUDITED = { invalidatesTags: ['imports', 'audit'] } as const satisfies Invalidation;

export const resultsApi = generated.enhanceEndpoints({
  addTagTypes: ['startups'],
  endpoints: {
    // The report of an import also contains the curation state of its rows.
    readImport: { providesTags: ['imports', 'startups'] },
    openImport: IS_AUDITED,
    mapImport: IS_AUDITED,
    correctImportCell: IS_AUDITED,
    checkImport: IS_AUDITED,
    commitImport: IS_AUDITED,
    cancelImport: IS_AUDITED,
  },
});
