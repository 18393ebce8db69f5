import type { Invalidation } from '@vaglio/api-client';
import { dossierApi as generated } from './endpoints.gen';

/** A print is an event of the audit trail; the document that was printed stays on the screen as it is on paper. */
const IS_RECORDED = { invalidatesTags: ['audit'] } as const satisfies Invalidation;

const dossierApi = generated.enhanceEndpoints({
  addTagTypes: ['audit'],
  endpoints: { recordPrint: IS_RECORDED },
});

/** A document is read when it is opened: what was read before is stale as soon as anything of it changes. */
const RENEWED = { refetchOnMountOrArgChange: true } as const;

// Taken from here, not from the generated file, so that a bundler cannot drop the enhancement.
export const { useRecordPrintMutation } = dossierApi;

export const useDossierDocument = (id: string) => dossierApi.useReadDossierQuery({ id }, RENEWED);
export const useShortlistDocument = (arg: Parameters<typeof dossierApi.useReadShortlistQuery>[0]) =>
  dossierApi.useReadShortlistQuery(arg, RENEWED);
