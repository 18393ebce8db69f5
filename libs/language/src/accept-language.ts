/** Maximum length of the header, in characters. Longer headers are truncated. */
const MAX_LENGTH = 200;

/**
 * Returns the language tags of an `Accept-Language` header in order of preference, without rejected tags (`q=0`) and
 * without `*`. Never throws.
 * @param header unvalidated header; undefined if the request has none
 */
export function readAcceptLanguage(header: string | undefined): string[] {
  return (header ?? '')
    .slice(0, MAX_LENGTH)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
      const quality = parameters.find((text) => text.startsWith('q='))?.slice(2);
      return { tag, weight: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, weight }) => weight > 0 && /^[a-z]{2}(?:-|$)/i.test(tag))
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
