import { foldCompanyName, foldKey } from '@vaglio/startups-domain';
import { namesAward } from './award-names';
import type { ExtractedStartup } from './extracted-startup';
import type { KnownAward } from './extractor';
import type { Evidence } from './evidence';
import type { TextIndex } from './text-index';

type ExtractedAward = ExtractedStartup['awards'][number];

/**
 * Returns the acceptable awards of a startup. They are known awards without duplicates, in the spelling of the given
 * list. Each has a quote that occurs in the text and names both the award and the startup.
 */
export function awardEvidence(
  startup: ExtractedStartup,
  known: readonly KnownAward[],
  index: TextIndex,
): readonly { readonly award: ExtractedAward; readonly evidence: Evidence }[] {
  const kept = new Map<string, { award: ExtractedAward; evidence: Evidence }>();
  for (const claimed of startup.awards) {
    const parameter = known.find(({ name, parameterID }) =>
      [name, parameterID].some((word) => foldKey(word) === foldKey(claimed.name)),
    );
    if (!parameter || kept.has(parameter.parameterID)) continue;
    const quotes = claimed.quotes
      .map((quote) => index.locate(quote))
      .filter(
        (quote) =>
          quote.start !== null &&
          namesAward(quote.text, parameter.name) &&
          namesStartup(quote.text, startup.company_name.value),
      );
    if (quotes.length === 0) continue;
    kept.set(parameter.parameterID, {
      award: { name: parameter.name, quotes: quotes.map((quote) => quote.text) },
      evidence: { field: 'awards', value: parameter.name, quotes },
    });
  }
  return [...kept.values()];
}

function namesStartup(passage: string, name: string): boolean {
  const wanted = foldCompanyName(name);
  return wanted !== '' && ` ${foldCompanyName(passage)} `.includes(` ${wanted} `);
}
