// Generated from the contract by 'npm run contract'. Do not edit.
import { answerSchema, api } from '@vaglio/api-client';
import * as answers from './answers.gen';
export const addTagTypes = ['status'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      readStatus: build.query<ReadStatusApiResponse, ReadStatusApiArg>({
        responseSchema: answerSchema(answers.status),
        query: () => ({ url: `/auth/admin/status` }),
        providesTags: ['status'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as statusApi };
export type ReadStatusApiResponse = /** status 200 Default Response */ Status;
export type ReadStatusApiArg = void;
export type StatusFinding = {
  /** What was looked at */
  subject: string;
  /** warning: somebody should look at it; problem: it does not work */
  verdict: 'fine' | 'warning' | 'problem';
  /** What was found, in words */
  text: string;
  /** What to do; null when it is fine */
  advice: string | null;
};
export type StatusGroup = {
  name: string;
  findings: StatusFinding[];
};
export type Status = {
  checked_at: string;
  /** warning: somebody should look at it; problem: it does not work */
  verdict: 'fine' | 'warning' | 'problem';
  groups: StatusGroup[];
};
export const { useReadStatusQuery, useLazyReadStatusQuery } = injectedRtkApi;
