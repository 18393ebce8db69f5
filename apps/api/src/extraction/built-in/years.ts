const YEAR = String.raw`(1[89]\d\d|20\d\d)`;
const PATTERNS = [
  `(?:[Ff]ounded|[Ee]stablished|set up|incorporated|launched as a company|started|spun (?:off|out)(?: (?:of|from) (?:the )?\\p{Lu}[\\p{L} ]{1,40})?)(?: back)?(?: in (?:\\p{Lu}\\p{L}+ )?|,? )${YEAR}`,
  `(?:founding|foundation|inception|creation) in ${YEAR}`,
  `(?:[Gg]egründet|Gründung|Gründungsjahr|gestartet)[^.;\\d]{0,25}${YEAR}`,
  `${YEAR}[^.;\\d]{0,60}?(?:gegründet|mitgründete|gründeten?|aufgebaut|ins Leben gerufen|entstanden)`,
  `(?:[Ff]ondée?s?|[Cc]réée?s?|création|fondation|[Nn]ée?s?|lancée)[^.;\\d]{0,40}${YEAR}`,
  `${YEAR},? (?:année|date) de (?:sa|la) (?:création|fondation)`,
  `(?:En|en) ${YEAR}[^.;\\d]{0,40}(?:fondée?|créée?)`,
  `(?:[Ff]ondat[aoe]|[Nn]at[aoe]|[Cc]ostituit[aoe]|[Cc]reat[ao]|fondazione|nascita)[^.;\\d]{0,40}${YEAR}`,
].map((source) => new RegExp(source, 'u'));

/** The founding year that a text gives; other years, and relative ones, do not count. */
export function foundingYearIn(text: string): { readonly year: number; readonly start: number } | null {
  const [first] = PATTERNS.flatMap((pattern) => {
    const match = pattern.exec(text);
    return match === null ? [] : [{ year: Number(match[1]), start: match.index }];
  }).sort((a, b) => a.start - b.start);
  return first ?? null;
}
