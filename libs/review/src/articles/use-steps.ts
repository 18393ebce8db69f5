import { useState } from 'react';
import type { ReviewStep } from '@vaglio/contract';
import { useListReviewStepsQuery } from '../hooks.gen';
import type { Selection } from './selection';

const LOADED = 20;

/** One's own steps, the newest first: those of this visit, and before them those of earlier ones. */
export function useSteps(isShown: boolean) {
  const [own, setOwn] = useState<readonly ReviewStep[]>([]);
  const { data } = useListReviewStepsQuery({ mine: true, pageSize: LOADED }, { skip: !isShown });
  const known = new Map((data?.items ?? []).map((step) => [step.id, step]));
  // Whichever of the two knows that it was undone.
  own.forEach((step) => {
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
    about: (stop: Selection): ReviewStep | null => steps.find((step) => isAbout(step, stop)) ?? null,
    /** Keeps a step as it was answered last. */
    store: (step: ReviewStep) => setOwn((before) => [...before.filter(({ id }) => id !== step.id), step]),
  };
}

/** What a step was about; the key is '' for a company, and for several of its values. */
export function stopOf({ raw_id, key }: ReviewStep): Selection {
  return { rawId: raw_id, key: key ?? '' };
}

function isAbout(step: ReviewStep, stop: Selection): boolean {
  const isOfCompany = step.kind !== 'values';
  return step.raw_id === stop.rawId && (stop.key === '' ? isOfCompany : step.key === stop.key);
}
