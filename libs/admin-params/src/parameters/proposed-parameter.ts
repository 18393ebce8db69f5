import type { ProposedChange } from '@vaglio/contract';
import { checkParameter, toParameterBody, type ParameterForm } from './parameter-form';

/**
 * What saving the form would change, to preview it.
 * @param start the form as it was opened
 * @returns none when nothing was changed; null for a form with a problem
 */
export function proposedParameter(
  form: ParameterForm,
  start: ParameterForm,
): readonly ProposedChange[] | null {
  if (checkParameter(form) !== null) return null;
  const { parameterName = '', value = 0 } = toParameterBody(form);
  if (form.id === null) return [{ create_parameter: { parameterName, value } }];
  const before = toParameterBody(start);
  const isSame = before.parameterName === parameterName && before.value === value;
  return isSame ? [] : [{ update_parameter: { parameterID: form.id, parameterName, value } }];
}
