import type { Parameter } from '@vaglio/contract';
import { formatWeight, readDecimal, type FieldTexts } from '@vaglio/ui';
import type { ParameterForm } from './parameter-form';

/** The fields of a parameter as people read them. */
export function parameterText({ parameterName, value }: Parameter): FieldTexts {
  return { Name: parameterName, Value: formatWeight(value) };
}

/** What was typed, in the same words. */
export function typedText({ name, value }: ParameterForm): FieldTexts {
  const weight = readDecimal(value);
  return { Name: name.trim(), Value: weight === null ? value : formatWeight(weight) };
}
