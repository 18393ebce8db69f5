import type { Evidence } from './evidence';
import type { ExtractedStartup } from './extracted-startup';
import type { KnownAward, StartupConfidence } from './extractor';
import { locateQuotes } from './locate-quotes';
import { judgeOf } from './proof';
import { isProved, provedPart, unproved } from './proved-values';
import { textIndex } from './text-index';
import { withAddressFound } from './own-address';

/** A value of an article with its quotes, and how likely it is right. Without a located quote nothing proves it. */
export interface JudgedEvidence extends Evidence {
  readonly confidence: number;
}

/** A startup of an article with only the values that are proved. */
export interface JudgedStartup {
  readonly startup: ExtractedStartup;
  /** Of all values that were said; those that are not proved have no place in the text. */
  readonly evidence: readonly JudgedEvidence[];
  /** That this is a startup of the article, from 0 to 1. */
  readonly confidence: number;
  /** Whether the text holds the name at all. */
  readonly isNamed: boolean;
  /** As a company register has it; missing where none was asked, or it has no such company. */
  readonly registered?: { readonly legal_name: string; readonly source: string };
}

/**
 * Finds every quote again in the text and keeps only what is proved: an award, sum, canton, year, founder or investor
 * needs a quote whose clause is about this startup, an address has to be in the text, and every other value needs a
 * quote that is truly there.
 * @param confidences one for each startup, in their order
 * @returns in the order given, also startups that the text does not name. Pure; never throws.
 * Source: product decisions, sections 11 and 12.
 */
export function judgeStartups(
  text: string,
  startups: readonly ExtractedStartup[],
  known: readonly KnownAward[],
  confidences: readonly StartupConfidence[] = [],
): JudgedStartup[] {
  const names = startups.map(({ company_name }) => company_name.value);
  const judge = judgeOf(text, names);
  const index = textIndex(text);
  return locateQuotes(text, startups, known, index).map(({ startup, evidence }, at) => {
    const company = names.indexOf(startup.company_name.value);
    const said = confidences[at];
    const judged = evidence
      .map((each) => withAddressFound(each, index))
      .map((each) => (isProved(judge, company, startup, each) ? each : unproved(each)));
    return {
      startup: provedPart(startup, judged),
      evidence: judged.map((each) => ({ ...each, confidence: confidenceOf(each, said) })),
      confidence: uncertain(said?.company ?? 0),
      isNamed: judge.names(company),
    };
  });
}

function confidenceOf({ field, value, quotes }: Evidence, said: StartupConfidence | undefined): number {
  const own = said?.values.find((each) => each.field === field && each.value === value);
  const isFound = quotes.some(({ start }) => start !== null);
  return uncertain((isFound ? own?.proved : undefined) ?? own?.confidence ?? said?.company ?? 0);
}

/** Nothing is certain: with a floor of 1 everything waits. */
const uncertain = (confidence: number): number => Math.min(Math.max(confidence, 0), MAX_CERTAIN);
const MAX_CERTAIN = 0.9999;
