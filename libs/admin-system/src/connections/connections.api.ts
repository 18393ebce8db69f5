import type { Invalidation } from '@vaglio/api-client';
import { adminSystemApi as generated } from '../endpoints.gen';

/** Prompts, runs and first steps name the model that answers. */
const CHANGES_MODEL = {
  invalidatesTags: ['connections', 'models', 'prompts', 'prompt-lab', 'extraction', 'first-steps', 'status'],
} as const satisfies Invalidation;
/** Invitations and notifications depend on whether mail is sent. */
const CHANGES_MAIL = {
  invalidatesTags: ['connections', 'users', 'notifications', 'status'],
} as const satisfies Invalidation;
/** A test stores nothing that is shown. */
const CHANGES_NOTHING = { invalidatesTags: [] } as const satisfies Invalidation;

const connectionsApi = generated.enhanceEndpoints({
  addTagTypes: ['models', 'prompts', 'prompt-lab', 'extraction', 'first-steps', 'users', 'notifications'],
  endpoints: {
    saveModelSettings: CHANGES_MODEL,
    removeModelSettings: CHANGES_MODEL,
    undoModelSettings: CHANGES_MODEL,
    testModelSettings: CHANGES_NOTHING,
    saveMailSettings: CHANGES_MAIL,
    removeMailSettings: CHANGES_MAIL,
    undoMailSettings: CHANGES_MAIL,
    testMailSettings: CHANGES_NOTHING,
  },
});

// Taken from here, not from the generated file, so that a bundler cannot drop the enhancement.
export const {
  useReadModelSettingsQuery,
  useSaveModelSettingsMutation,
  useRemoveModelSettingsMutation,
  useUndoModelSettingsMutation,
  useTestModelSettingsMutation,
  useReadMailSettingsQuery,
  useSaveMailSettingsMutation,
  useRemoveMailSettingsMutation,
  useUndoMailSettingsMutation,
  useTestMailSettingsMutation,
} = connectionsApi;
