/**
 * Returns the anchors of all headings in a Markdown text, in order, as GitHub creates them: 'Set weights' is
 * `set-weights`, and a second heading with the same text `set-weights-1`.
 */
export function headingAnchors(markdown: string): string[] {
  const uses = new Map<string, number>();
  const withoutCode = markdown.replace(/^```[^]*?^```$/gm, '');
  return [...withoutCode.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => {
    const anchor = heading
      .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .trim()
      .replaceAll(' ', '-');
    const earlier = uses.get(anchor) ?? 0;
    uses.set(anchor, earlier + 1);
    return earlier === 0 ? anchor : `${anchor}-${earlier}`;
  });
}
