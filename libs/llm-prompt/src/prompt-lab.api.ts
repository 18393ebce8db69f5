import type { Invalidation } from '@vaglio/api-client';
import { promptsApi as generated } from './endpoints.gen';

/**
 * Invalidations for an activation. It affects the editor, the history, the activations and all comparisons with the
 * active version.
 */
const ACTIVATES = { invalidatesTags: ['prompts', 'prompt-lab'] } as const satisfies Invalidation;
/**
 * Invalidations for changes of the golden set, which determines whether evaluations are current. Running trials are
 * polled, so they need no invalidation.
 */
const CHANGES_THE_SET = { invalidatesTags: ['prompt-lab'] } as const satisfies Invalidation;

export const promptsApi = generated.enhanceEndpoints({
  addTagTypes: ['extraction'],
  endpoints: {
    activatePrompt: ACTIVATES,
    activateThroughGate: ACTIVATES,
    addGolden: CHANGES_THE_SET,
    importGolden: CHANGES_THE_SET,
    // The articles become pending again, so their counts are stale.
    readAgain: { invalidatesTags: ['prompt-lab', 'extraction'] },
  },
});
