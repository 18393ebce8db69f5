import type { Invalidation } from '@vaglio/api-client';
import { adminSystemApi as generated } from '../endpoints.gen';

/** Invalidations for changes of the language model. Prompts, runs and first steps display the model's name. */
const CHANGES_MODEL = {
  invalidatesTags: ['connections', 'models', 'prompts', 'prompt-lab', 'extraction', 'first-steps', 'status'],
} as const satisfies Invalidation;
/** Invalidations for changes of the mail server. Invitations and notifications depend on it. */
const CHANGES_MAIL = {
  invalidatesTags: ['connections', 'users', 'notifications', 'status'],
} as const satisfies Invalidation;
/** Invalidations for connection tests, which change no stored data. */
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

// Exported from here instead of from the generated file, so that bundlers do not remove the enhancement.
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
