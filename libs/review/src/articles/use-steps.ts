import { useState } from 'react';
import type { ReviewStep } from '@vaglio/contract';
import { useListReviewStepsQuery } from '../hooks.gen';
import type { Selection } from './selection';

const LOADED = 20;

/** Returns the user's own steps, newest first. Steps since the page was opened come before earlier steps. */
export function useSteps(isShown: boolean) {
  const [own, setOwn] = useState<readonly ReviewStep[]>([]);
  const { data } = useListReviewStepsQuery({ mine: true, pageSize: LOADED }, { skip: !isShown });
  const known = new Map((data?.items ?? []).map((step) => [step.id, step]));
  // Either the own steps or the loaded steps may be the first to show that a step was undone.
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
    /** Returns the last step about a value or company that was not undone. */
    about: (stop: Selection): ReviewStep | null => steps.find((step) => isAbout(step, stop)) ?? null,
    /** Stores the latest version of a step. */
    store: (step: ReviewStep) => setOwn((before) => [...before.filter(({ id }) => id !== step.id), step]),
  };
}

/** Returns the entry that a step concerns. The key is '' for a company or for several values. */
export function stopOf({ raw_id, key }: ReviewStep): Selection {
  return { rawId: raw_id, key: key ?? '' };
}

function isAbout(step: ReviewStep, stop: Selection): boolean {
  const isOfCompany = step.kind !== 'values';
  return step.raw_id === stop.rawId && (stop.key === '' ? isOfCompany : step.key === stop.key);
}
