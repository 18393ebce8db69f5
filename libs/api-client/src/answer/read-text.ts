import { property } from '@vaglio/contract';

/**
 * A text property of an answer, for the few calls that are made without the query library (sign-in, refresh, brand).
 * @param name a field of the generated type `Answer`
 * @returns null when the answer is not an object, or the property is missing, empty or not a text
 */
export function readText<Answer extends object = Record<string, unknown>>(
  answer: unknown,
  name: keyof Answer & string,
): string | null {
  const value = property(answer, name);
  return typeof value === 'string' && value !== '' ? value : null;
}
