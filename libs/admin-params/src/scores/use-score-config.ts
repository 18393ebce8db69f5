import { errorText, ifMatch, outcomeOf } from '@vaglio/api-client';
import { type ScoreConfig, scoreConfigShape, type Outcome } from '@vaglio/contract';
import { useReadScoreConfigQuery, useSaveScoreConfigMutation } from '../hooks.gen';
import { toScoreConfig, type ScoreForm } from './score-form';

/** Loads the threshold and top percent. `saved` is null until they are loaded. Source: spec §8. */
export function useScoreConfig() {
  const { data, error, isFetching, refetch } = useReadScoreConfigQuery();
  return {
    saved: error || data === undefined ? null : data,
    isFetching,
    failure: error ? errorText(error, 'Failed to load') : null,
    retry: () => void refetch(),
  };
}

/**
 * Returns a function that saves the score settings. The server rejects the request if the settings have changed since
 * they were displayed.
 */
export function useSaveScore() {
  const [call] = useSaveScoreConfigMutation();
  return async (form: ScoreForm, seen: ScoreConfig | null): Promise<Outcome<ScoreConfig>> => {
    const saved = await call({ ...ifMatch(seen?.version), scoreSettings: toScoreConfig(form) });
    return outcomeOf(saved, scoreConfigShape, 'Save failed');
  };
}
