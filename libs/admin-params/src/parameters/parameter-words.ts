import type { Parameter } from '@vaglio/contract';
import { formatWeight, readDecimal, type Words } from '@vaglio/ui';
import type { ParameterForm } from './parameter-form';

/** The fields of a parameter as people read them. */
export function parameterWords({ parameterName, value }: Parameter): Words {
  return { Name: parameterName, Value: formatWeight(value) };
}

/** What was typed, in the same words. */
export function typedWords({ name, value }: ParameterForm): Words {
  const weight = readDecimal(value);
  return { Name: name.trim(), Value: weight === null ? value : formatWeight(weight) };
}
