import type { Evidence } from './evidence';
import type { ExtractedStartup } from './extracted-startup';
import type { KnownAward, StartupConfidence } from './extractor';
import { locateQuotes } from './locate-quotes';
import { judgeOf } from './proof';
import { isProved, provedPart, unproved } from './proved-values';
import { textIndex } from './text-index';
import { withAddressFound } from './own-address';

/** Value from an article with its quotes and its confidence. Without a located quote, the value is not proved. */
export interface JudgedEvidence extends Evidence {
  readonly confidence: number;
}

/** Startup from an article, reduced to its proved values. */
export interface JudgedStartup {
  readonly startup: ExtractedStartup;
  /** Evidence of all extracted values. Unproved values have no position in the text. */
  readonly evidence: readonly JudgedEvidence[];
  /** Confidence (0 to 1) that the article is about this startup. */
  readonly confidence: number;
  /** True if the text contains the name of the startup. */
  readonly isNamed: boolean;
  /** Entry in a company register; undefined if no register was queried or if no entry was found. */
  readonly registered?: { readonly legal_name: string; readonly source: string };
}

/**
 * Locates every quote in the text and keeps only proved values. An award, amount, canton, year, founder or investor
 * needs a quote whose clause is about this startup. A description needs a quote that mentions this startup before any
 * other. An address must occur in the text. Every other value needs a quote that occurs in the text.
 * @param confidences confidence of each startup, in startup order
 * @returns startups in the given order, including startups that the text does not name. Pure; never throws.
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

/** Limits a confidence to less than 1. With a minimum confidence of 1, every value therefore needs a review. */
const uncertain = (confidence: number): number => Math.min(Math.max(confidence, 0), MAX_CERTAIN);
const MAX_CERTAIN = 0.9999;
