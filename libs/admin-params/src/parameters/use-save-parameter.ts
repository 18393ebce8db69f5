import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import { useCreateParameterMutation, useUpdateParameterMutation } from '@vaglio/startups-data';
import { checkCreateCall, checkUpdateCall, toParameterBody, type ParameterForm } from './parameter-form';

/** Creates or changes a parameter, and says why it could not. Source: spec §5 and §8, parameters. */
export function useSaveParameter(onSaved: () => void) {
  const [create, creating] = useCreateParameterMutation();
  const [update, updating] = useUpdateParameterMutation();
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (form: ParameterForm): Promise<string | null> => {
    const body = toParameterBody(form);
    const refusal = form.id === null ? checkCreateCall(body) : checkUpdateCall(form.id, body);
    if (refusal !== null) return refusal;
    const { error } = await (form.id === null ? create({ body }) : update({ id: form.id, body }));
    return error ? errorText(error, form.id === null ? 'Create failed' : 'Update failed') : null;
  };
  const save = async (form: ParameterForm) => {
    setFailure(null);
    const problem = await send(form);
    setFailure(problem);
    if (problem === null) onSaved();
  };
  return { save, isSaving: creating.isLoading || updating.isLoading, failure };
}
