/** A run of the rendered prompt; marked is what replaces the placeholder. */
export interface RenderedPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/**
 * A body with each placeholder replaced by one line per parameter, as a model receives it.
 * @param placeholder an empty one is nowhere in the body
 * @param names of the parameters, in their order; null while they are not known: the placeholder stays
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

/** A body in runs, with each placeholder as a marked one. */
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
