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

/** Of a company that a language model names and nobody else judges. */
export const UNSECONDED = 0.95;
/**
 * Of one that the built-in extractor does not even propose, or cannot judge because it fails at the article: named in the
 * text and proved it goes on by itself, unless an admin raises the floor.
 */
export const CONTRADICTED = DEFAULT_FLOOR;

/**
 * How likely the startups of a language model are right, which says nothing itself: the built-in extractor reads the
 * article too. A company that both name is wrong only if both are; their errors count as independent. These figures are
 * set, not measured. A value has the confidence of its company: what counts for it is its proof.
 * @returns one for each startup, in their order
 */
export async function modelConfidences(
  { builtIn }: { readonly builtIn: Extractor },
  { awards }: { readonly awards: readonly KnownAward[] },
  article: ArticleText,
  startups: readonly ExtractedStartup[],
): Promise<StartupConfidence[]> {
  if (startups.length === 0) return [];
  // What was paid for is not lost because the second reader fails at the article: it only counts for less.
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
