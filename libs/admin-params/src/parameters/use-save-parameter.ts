import { errorText } from '@vaglio/api-client';
import { useCreateParameterMutation, useUpdateParameterMutation } from '@vaglio/startups-data';
import { checkCreateCall, checkUpdateCall, toParameterBody, type ParameterForm } from './parameter-form';

/**
 * Creates or changes a parameter.
 * @returns what saves a form without problems and resolves with why it could not; null once it is saved
 * Source: spec §5 and §8, parameters.
 */
export function useSaveParameter(onSaved: () => void) {
  const [create] = useCreateParameterMutation();
  const [update] = useUpdateParameterMutation();
  return async (form: ParameterForm): Promise<string | null> => {
    const body = toParameterBody(form);
    const refusal = form.id === null ? checkCreateCall(body) : checkUpdateCall(form.id, body);
    if (refusal !== null) return refusal;
    const { error } = await (form.id === null ? create({ body }) : update({ id: form.id, body }));
    if (error) return errorText(error, form.id === null ? 'Create failed' : 'Update failed');
    onSaved();
    return null;
  };
}
