import type { Invalidation } from '@vaglio/api-client';
import { dossierApi as generated } from './endpoints.gen';

/** A print is an event of the audit trail; the document that was printed stays on the screen as it is on paper. */
const IS_RECORDED = { invalidatesTags: ['audit'] } as const satisfies Invalidation;

/** Any decision, fact or weight moves what is compared. */
const OF_STARTUPS = { providesTags: ['comparison', 'investments', 'facts', 'decisions', 'work'] } as const;

const dossierApi = generated.enhanceEndpoints({
  addTagTypes: ['audit', 'investments', 'facts', 'decisions', 'work'],
  endpoints: { recordPrint: IS_RECORDED, compareStartups: OF_STARTUPS },
});

/** A document or a comparison is read when it is opened: what was read before is stale as soon as anything of it changes. */
const RENEWED = { refetchOnMountOrArgChange: true } as const;

// Taken from here, not from the generated file, so that a bundler cannot drop the enhancement.
export const { useRecordPrintMutation } = dossierApi;

export const useDossierDocument = (id: string) => dossierApi.useReadDossierQuery({ id }, RENEWED);
export const useShortlistDocument = (arg: Parameters<typeof dossierApi.useReadShortlistQuery>[0]) =>
  dossierApi.useReadShortlistQuery(arg, RENEWED);

export const useComparison = (ids: string, skip: boolean) =>
  dossierApi.useCompareStartupsQuery({ ids }, { ...RENEWED, skip });
