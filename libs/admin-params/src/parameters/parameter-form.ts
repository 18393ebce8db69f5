import type { Parameter } from '@vaglio/contract';
import { slugOf } from '@vaglio/startups-domain';
import { readDecimal, type FormError } from '@vaglio/ui';

/** A parameter as it is typed. */
export interface ParameterForm {
  /** Null while it is being created: its id is the slug of its name. */
  readonly id: string | null;
  readonly name: string;
  readonly value: string;
}

/** What a call sends; a missing half is refused or left as it is, by the call. */
export interface ParameterBody {
  readonly parameterName?: string;
  readonly value?: number;
}

export const NEW_PARAMETER: ParameterForm = { id: null, name: '', value: '' };

/** The form that edits a parameter; a value that the server left out is blank. */
export function toParameterForm({ parameterID, parameterName, value }: Parameter): ParameterForm {
  return { id: parameterID, name: parameterName, value: value === undefined ? '' : String(value) };
}

/** The id that is shown: fixed once there is one, before that the slug of the name. Source: spec §3, parameter. */
export function shownId({ id, name }: ParameterForm): string {
  return id ?? slugOf(name);
}

/**
 * First problem of the form: name required, then value a number.
 * @returns null when there is none
 * Source: spec §5, parameter form.
 */
export function checkParameter({ name, value }: ParameterForm): FormError<'name' | 'value'> | null {
  if (name.trim() === '') return { field: 'name', text: 'Name is required.' };
  if (readDecimal(value) === null) return { field: 'value', text: 'Value must be a number.' };
  return null;
}

/** Whether two forms hold the same text. */
export function isSameParameter(form: ParameterForm, other: ParameterForm): boolean {
  return form.name === other.name && form.value === other.value;
}

/** What is sent of a form without problems. */
export function toParameterBody({ name, value }: ParameterForm): ParameterBody {
  return { parameterName: name.trim(), value: readDecimal(value) ?? undefined };
}

/** Why a create call must not leave; null when it may. Source: spec §5, call wrapper. */
export function checkCreateCall({ parameterName, value }: ParameterBody): string | null {
  return !parameterName || value === undefined ? 'parameterName and value are required.' : null;
}

/** Why an update call must not leave; null when it may. Source: spec §5, call wrapper. */
export function checkUpdateCall(parameterID: string, { parameterName, value }: ParameterBody): string | null {
  if (parameterID === '') return ID_REQUIRED_TEXT;
  return !parameterName && value === undefined ? 'nothing to update' : null;
}

/** Why a delete call must not leave; null when it may. Source: spec §5, call wrapper. */
export function checkDeleteCall(parameterID: string): string | null {
  return parameterID === '' ? ID_REQUIRED_TEXT : null;
}

const ID_REQUIRED_TEXT = 'parameterID is required.';
