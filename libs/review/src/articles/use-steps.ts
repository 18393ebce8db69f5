import { useState } from 'react';
import { useListReviewStepsQuery } from '../review.api';
import type { ReviewStep } from '../endpoints.gen';
import type { Selection } from './selection';

/** A step of this visit, with the value that it was about; the key is '' for a company. */
export interface OwnStep {
  readonly step: ReviewStep;
  readonly stop: Selection;
}

const LOADED = 20;
const NOWHERE: Selection = { rawId: '', key: '' };

/** One's own steps, the newest first: those of this visit, and before them those of earlier ones. */
export function useSteps(isShown: boolean) {
  const [own, setOwn] = useState<readonly OwnStep[]>([]);
  const { data } = useListReviewStepsQuery({ mine: true, pageSize: LOADED }, { skip: !isShown });
  const known = new Map((data?.items ?? []).map((step) => [step.id, step]));
  // Whichever of the two knows that it was undone.
  own.forEach(({ step }) => {
    if (!known.get(step.id)?.undone_at) known.set(step.id, step);
  });
  const steps = [...known.values()]
    .filter(({ undone_at }) => undone_at === null)
    .sort(
      (one, other) => other.decided_at.localeCompare(one.decided_at) || Number(other.id) - Number(one.id),
    );
  return {
    last: steps[0] ?? null,
    /** The last step about a value or a company that was not undone. */
    about: (stop: Selection): ReviewStep | null => {
      const found = own.findLast((each) => each.stop.rawId === stop.rawId && each.stop.key === stop.key);
      return steps.find(({ id }) => id === found?.step.id) ?? null;
    },
    /** What a step of this visit was about. */
    stopOf: (id: string): Selection | null => own.find(({ step }) => step.id === id)?.stop ?? null,
    add: (step: ReviewStep, stop: Selection) => setOwn((before) => [...before, { step, stop }]),
    replace: (step: ReviewStep) =>
      setOwn((before) =>
        before.some((each) => each.step.id === step.id)
          ? before.map((each) => (each.step.id === step.id ? { ...each, step } : each))
          : [...before, { step, stop: NOWHERE }],
      ),
  };
}
