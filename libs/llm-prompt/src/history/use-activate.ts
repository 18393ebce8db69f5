import { errorText } from '@vaglio/api-client';
import { useActivatePromptMutation } from '../endpoints.gen';

/** Makes a version the only active one, and says why it could not. Source: spec §4 and §8. */
export function useActivate(onActivated: () => void) {
  const [call, { isLoading, error }] = useActivatePromptMutation();
  const activate = async (id: string) => {
    const { error: refusal } = await call({ id });
    if (!refusal) onActivated();
  };
  return { activate, isActivating: isLoading, failure: error ? errorText(error, 'Activation failed') : null };
}
