import { useState } from 'react';
import { failureStatus, ifMatch, outcomeOf } from '@vaglio/api-client';
import { type Parameter, parameterShape, type Outcome } from '@vaglio/contract';
import { useDeleteParameterMutation } from '@vaglio/startups-data';
import { useVersionedChange } from '@vaglio/ui';
import { checkDeleteCall } from './parameter-form';

const IN_USE = 409;

/**
 * Deletes a parameter and reports errors.
 * @returns `isInUse`, which is true after the server has refused because groups contain the parameter;
 *   `remove(parameter, true)`, which also removes the parameter from these groups
 * Source: spec §5 and §8, parameters; product decision 10.7.
 */
export function useDeleteParameter(onDeleted: () => void) {
  const [call] = useDeleteParameterMutation();
  const [isInUse, setIsInUse] = useState(false);
  const send = async (
    { parameterID, version }: Parameter,
    fromGroups: boolean,
  ): Promise<Outcome<Parameter>> => {
    const problem = checkDeleteCall(parameterID);
    if (problem !== null) return { kind: 'failed', text: problem };
    const answer = await call({
      id: parameterID,
      cascade: fromGroups ? 1 : undefined,
      ...ifMatch(version),
    });
    if (failureStatus(answer.error) === IN_USE) setIsInUse(true);
    return outcomeOf(answer, parameterShape, 'Delete failed');
  };
  const { run, isRunning, failure, conflict } = useVersionedChange(send, onDeleted);
  return { remove: run, isDeleting: isRunning, isInUse, failure, conflict };
}
