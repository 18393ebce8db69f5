import { useState } from 'react';
import { errorText, failureStatus } from '@vaglio/api-client';
import { useDeleteParameterMutation } from '@vaglio/startups-data';
import { checkDeleteCall } from './parameter-form';

const IN_USE = 409;

/**
 * Deletes a parameter, and says why it could not.
 * @returns `isInUse` once the server refused because groups hold it; `remove(id, true)` takes it out of them too
 * Source: spec §5 and §8, parameters; product decision 10.7.
 */
export function useDeleteParameter(onDeleted: () => void) {
  const [call, { isLoading, error }] = useDeleteParameterMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isInUse, setIsInUse] = useState(false);
  const remove = async (parameterID: string, fromGroups: boolean) => {
    const problem = checkDeleteCall(parameterID);
    setRefusal(problem);
    if (problem !== null) return;
    const outcome = await call({ id: parameterID, cascade: fromGroups ? 1 : undefined });
    if (outcome.error === undefined) onDeleted();
    else if (failureStatus(outcome.error) === IN_USE) setIsInUse(true);
  };
  return {
    remove,
    isDeleting: isLoading,
    isInUse,
    failure: refusal ?? (error ? errorText(error, 'Delete failed') : null),
  };
}
