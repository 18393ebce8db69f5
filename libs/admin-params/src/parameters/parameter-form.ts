import type { Parameter } from '@vaglio/contract';
import { slugOf } from '@vaglio/startups-domain';
import { readDecimal, type FormError } from '@vaglio/ui';

/** Form values of a parameter. */
export interface ParameterForm {
  /** Id of an existing parameter. null for a new parameter, whose id will be a slug of its name. */
  readonly id: string | null;
  readonly name: string;
  readonly value: string;
}

/**
 * Request body with the fields of a parameter. `checkCreateCall` and `checkUpdateCall` decide which fields are
 * required.
 */
export interface ParameterBody {
  readonly parameterName?: string;
  readonly value?: number;
}

export const NEW_PARAMETER: ParameterForm = { id: null, name: '', value: '' };

/** Returns the form values of an existing parameter. If the server omits the weight, the field is blank. */
export function toParameterForm({ parameterID, parameterName, value }: Parameter): ParameterForm {
  return { id: parameterID, name: parameterName, value: value === undefined ? '' : String(value) };
}

/**
 * Returns the displayed id. It is the fixed id of an existing parameter or a slug of the new name. Source: spec §3,
 * parameter.
 */
export function shownId({ id, name }: ParameterForm): string {
  return id ?? slugOf(name);
}

/**
 * Returns the first problem of a parameter form: a missing name, or a value that is not a number.
 * @returns null if the form is valid
 * Source: spec §5, parameter form.
 */
export function checkParameter({ name, value }: ParameterForm): FormError<'name' | 'value'> | null {
  if (name.trim() === '') return { field: 'name', text: 'Name is required.' };
  if (readDecimal(value) === null) return { field: 'value', text: 'Value must be a number.' };
  return null;
}

/** Returns true if two parameter forms have the same values. */
export function isSameParameter(form: ParameterForm, other: ParameterForm): boolean {
  return form.name === other.name && form.value === other.value;
}

/** Converts a valid parameter form to a request body. */
export function toParameterBody({ name, value }: ParameterForm): ParameterBody {
  return { parameterName: name.trim(), value: readDecimal(value) ?? undefined };
}

/**
 * Returns the reason why a create request is invalid, or null if the request is valid. Source: spec §5, call wrapper.
 */
export function checkCreateCall({ parameterName, value }: ParameterBody): string | null {
  return !parameterName || value === undefined ? 'parameterName and value are required.' : null;
}

/**
 * Returns the reason why an update request is invalid, or null if the request is valid. Source: spec §5, call wrapper.
 */
export function checkUpdateCall(parameterID: string, { parameterName, value }: ParameterBody): string | null {
  if (parameterID === '') return ID_REQUIRED_TEXT;
  return !parameterName && value === undefined ? 'nothing to update' : null;
}

/**
 * Returns the reason why a delete request is invalid, or null if the request is valid. Source: spec §5, call wrapper.
 */
export function checkDeleteCall(parameterID: string): string | null {
  return parameterID === '' ? ID_REQUIRED_TEXT : null;
}

const ID_REQUIRED_TEXT = 'parameterID is required.';
