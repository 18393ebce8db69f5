import { useMemo } from 'react';
import { errorText } from '@vaglio/api-client';
import { useReadScoreConfigQuery, useSaveScoreConfigMutation } from '../admin-params.api';
import { toScoreConfig, toScoreForm, type ScoreForm } from './score-form';

/** The saved threshold and top percent; null until they are loaded. Source: spec §8. */
export function useScoreConfig() {
  const { data, error, isFetching, refetch } = useReadScoreConfigQuery();
  const saved = useMemo(() => (error || data === undefined ? null : toScoreForm(data)), [data, error]);
  return {
    saved,
    isFetching,
    failure: error ? errorText(error, 'Failed to load') : null,
    retry: () => void refetch(),
  };
}

/** Saves them; resolves with why it could not, or null. */
export function useSaveScore() {
  const [call] = useSaveScoreConfigMutation();
  return async (form: ScoreForm): Promise<string | null> => {
    const { error } = await call({ scoreSettings: toScoreConfig(form) });
    return error ? errorText(error, 'Save failed') : null;
  };
}
