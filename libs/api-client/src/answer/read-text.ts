import { property } from '@vaglio/contract';

/**
 * Returns a text property of a response, for requests without the query library (sign-in, refresh, brand).
 * @param name field of the generated type `Answer`
 * @returns null if the response is not an object, or the property is missing, empty or not a text
 */
export function readText<Answer extends object = Record<string, unknown>>(
  answer: unknown,
  name: keyof Answer & string,
): string | null {
  const value = property(answer, name);
  return typeof value === 'string' && value !== '' ? value : null;
}
