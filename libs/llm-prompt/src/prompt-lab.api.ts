import type { Invalidation } from '@vaglio/api-client';
import { promptsApi as generated } from './endpoints.gen';

/** Another active version changes the editor, the history, the record of activations and every comparison with it. */
const ACTIVATES = { invalidatesTags: ['prompts', 'prompt-lab'] } as const satisfies Invalidation;
/** The golden set decides which evaluations are current; a trial that runs is watched anyway. */
const CHANGES_THE_SET = { invalidatesTags: ['prompt-lab'] } as const satisfies Invalidation;

export const promptsApi = generated.enhanceEndpoints({
  addTagTypes: ['extraction'],
  endpoints: {
    activatePrompt: ACTIVATES,
    activateThroughGate: ACTIVATES,
    addGolden: CHANGES_THE_SET,
    importGolden: CHANGES_THE_SET,
    // Articles wait again: what counts them is stale too.
    readAgain: { invalidatesTags: ['prompt-lab', 'extraction'] },
  },
});
