/** Function words that are frequent in only one of the four languages. */
const FUNCTION_WORDS = {
  en: /\b(?:the|and|of|with|for|is|has|its|from)\b/gi,
  de: /\b(?:der|die|das|und|mit|ist|ein|eine|von|für)\b/gi,
  fr: /\b(?:le|les|des|et|une|est|pour|dans|du|avec)\b/gi,
  it: /\b(?:il|che|di|della|con|una|è|per|gli|nel)\b/gi,
} as const;

/**
 * Returns the most likely language of Swiss news (ISO 639-1); null if the text contains no function words of the four
 * languages.
 */
export function languageOf(text: string): string | null {
  const counts = Object.entries(FUNCTION_WORDS).map(
    ([lang, pattern]) => [lang, text.match(pattern)?.length ?? 0] as const,
  );
  const [best] = counts.sort(([, a], [, b]) => b - a);
  return best === undefined || best[1] === 0 ? null : best[0];
}
