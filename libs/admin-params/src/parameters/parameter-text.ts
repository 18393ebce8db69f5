import type { Parameter } from '@vaglio/contract';
import { formatWeight, readDecimal, type FieldTexts } from '@vaglio/ui';
import type { ParameterForm } from './parameter-form';

/** Returns the fields of a parameter as text. */
export function parameterText({ parameterName, value }: Parameter): FieldTexts {
  return { Name: parameterName, Value: formatWeight(value) };
}

/** Returns the values of a parameter form as text, with the labels of `parameterText`. */
export function typedText({ name, value }: ParameterForm): FieldTexts {
  const weight = readDecimal(value);
  return { Name: name.trim(), Value: weight === null ? value : formatWeight(weight) };
}
