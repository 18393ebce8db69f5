import { ifMatch, outcomeOf } from '@vaglio/api-client';
import { type Parameter, parameterShape } from '@vaglio/contract';
import { useCreateParameterMutation, useUpdateParameterMutation } from '@vaglio/startups-data';
import type { Outcome } from '@vaglio/ui';
import { checkCreateCall, checkUpdateCall, toParameterBody, type ParameterForm } from './parameter-form';

/**
 * Creates or changes a parameter.
 * @returns what saves a form without problems over the parameter that the person saw
 * Source: spec §5 and §8, parameters.
 */
export function useSaveParameter() {
  const [create] = useCreateParameterMutation();
  const [update] = useUpdateParameterMutation();
  return async (form: ParameterForm, seen: Parameter | null): Promise<Outcome<Parameter>> => {
    const body = toParameterBody(form);
    const refusal = form.id === null ? checkCreateCall(body) : checkUpdateCall(form.id, body);
    if (refusal !== null) return { kind: 'failed', text: refusal };
    if (form.id === null) return outcomeOf(await create({ body }), parameterShape, 'Create failed');
    const updated = await update({ id: form.id, ...ifMatch(seen?.version), body });
    return outcomeOf(updated, parameterShape, 'Update failed');
  };
}
