/** Part of the rendered prompt. The text that replaces the placeholder is marked. */
export interface RenderedPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/**
 * Replaces each placeholder in a prompt body with a line per parameter.
 * @param placeholder text to replace; an empty placeholder matches nothing
 * @param names parameter names in order; if null, the placeholder is kept
 */
export function renderPrompt(
  body: string,
  placeholder: string,
  names: readonly string[] | null,
): readonly RenderedPart[] {
  const list = names === null ? placeholder : names.join('\n');
  return splitAt(body, placeholder)
    .map((part) => (part.isMarked ? { ...part, text: list } : part))
    .filter(({ text }) => text !== '');
}

/** Splits a prompt body at its placeholders. The placeholders become marked parts. */
export function splitAt(body: string, placeholder: string): readonly RenderedPart[] {
  if (placeholder === '') return body === '' ? [] : [{ text: body, isMarked: false }];
  return body
    .split(placeholder)
    .flatMap((text, index) =>
      index === 0
        ? [{ text, isMarked: false }]
        : [
            { text: placeholder, isMarked: true },
            { text, isMarked: false },
          ],
    )
    .filter(({ text }) => text !== '');
}
