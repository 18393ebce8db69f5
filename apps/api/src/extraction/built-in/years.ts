const YEAR = String.raw`(1[89]\d\d|20\d\d)`;
const PATTERNS = [
  `(?:founded|established|set up|incorporated|launched as a company|spun (?:off|out)) (?:back )?in (?:\\p{L}+ )?${YEAR}`,
  `(?:gegründet|Gründung|Gründungsjahr|gestartet)[^.;\\d]{0,25}${YEAR}`,
  `${YEAR}[^.;\\d]{0,60}?(?:gegründet|gegründete|ins Leben gerufen)`,
  `(?:fondée?s?|créée?s?|création|née?s?)[^.;\\d]{0,40}${YEAR}`,
  `${YEAR},? (?:année|date) de (?:sa|la) (?:création|fondation)`,
  `(?:En|en) ${YEAR}[^.;\\d]{0,40}(?:fondée?|créée?)`,
  `(?:fondat[aoe]|nat[aoe]|costituit[aoe]|fondazione)[^.;\\d]{0,40}${YEAR}`,
  `(?:founded|gegründet|fondée?|fondata)[^.;\\d]{0,12}${YEAR}`,
].map((source) => new RegExp(source, 'u'));

/** The year in which a text says a company was founded; years of anything else, and relative ones, are none. */
export function foundingYearIn(text: string): { readonly year: number; readonly start: number } | null {
  const [first] = PATTERNS.flatMap((pattern) => {
    const match = pattern.exec(text);
    return match === null ? [] : [{ year: Number(match[1]), start: match.index }];
  }).sort((a, b) => a.start - b.start);
  return first ?? null;
}
