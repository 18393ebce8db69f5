import { foldCompanyName } from '@vaglio/startups-domain';
import { isRefusal } from '../../platform/http/errors/errors';
import {
  type ArticleText,
  DEFAULT_FLOOR,
  type ExtractedStartup,
  type Extractor,
  type KnownAward,
  type StartupConfidence,
} from '@vaglio/article-extractor';

/** Confidence of a company that a language model found and the built-in extractor is unable to judge. */
export const UNSECONDED = 0.95;
/**
 * Confidence of a company that a language model found but the built-in extractor did not, or for whose article the
 * built-in extractor failed. A named and proved company reaches the default floor, unless an administrator raises it.
 */
export const CONTRADICTED = DEFAULT_FLOOR;

/**
 * Estimates the confidence of startups from a language model, which does not return confidences. The built-in extractor
 * processes the article too. A company that both find is wrong only if both are wrong, and their errors count as
 * independent. These numbers are assumed, not measured. Values have the confidence of their company; their proof
 * decides.
 * @returns one confidence per startup, in order
 */
export async function modelConfidences(
  { builtIn }: { readonly builtIn: Extractor },
  { awards }: { readonly awards: readonly KnownAward[] },
  article: ArticleText,
  startups: readonly ExtractedStartup[],
): Promise<StartupConfidence[]> {
  if (startups.length === 0) return [];
  // A failure of the built-in extractor only lowers the confidence, so that the paid result is not lost.
  const second = await builtIn.extract(article, awards).catch((error: unknown) => {
    if (isRefusal(error)) throw error;
    return null;
  });
  const opinions = second?.confidences;
  const confidenceIn = (name: string): number => {
    if (second === null) return CONTRADICTED;
    if (opinions === undefined) return UNSECONDED;
    const key = foldCompanyName(name);
    const at = second.startups.findIndex(({ company_name }) => foldCompanyName(company_name.value) === key);
    const own = opinions[at]?.company;
    return own === undefined ? CONTRADICTED : 1 - (1 - UNSECONDED) * (1 - own);
  };
  return startups.map(({ company_name }) => ({ company: confidenceIn(company_name.value), values: [] }));
}
