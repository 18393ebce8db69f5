import type { ExtractedStartup } from './extracted-startup';
import type { KnownAward } from './extractor';
import { locateQuotes, type LocatedStartup } from './locate-quotes';
import { judgeOf } from './proof';
import { isProved, provedPart, unproved } from './proved-values';

/**
 * What {@link locateQuotes} finds, less what is not proved: startups that the text does not name, and every award, sum,
 * canton, year, founder and investor without a quote whose clause is about this startup. What was dropped stays in the
 * evidence, without a position.
 * Source: product decisions, sections 11 and 12.
 */
export function locateProved(
  text: string,
  startups: readonly ExtractedStartup[],
  known: readonly KnownAward[],
): LocatedStartup[] {
  const names = startups.map(({ company_name }) => company_name.value);
  const judge = judgeOf(text, names);
  return locateQuotes(text, startups, known).flatMap(({ startup, evidence }) => {
    const company = names.indexOf(startup.company_name.value);
    if (!judge.names(company)) return [];
    const judged = evidence.map((each) => (isProved(judge, company, each) ? each : unproved(each)));
    return [{ startup: provedPart(startup, judged), evidence: judged }];
  });
}
