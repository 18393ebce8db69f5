import { foldCompanyName, MAX_NAME_LENGTH } from '@vaglio/startups-domain';
import { MAX_QUOTE_LENGTH, MAX_STARTUPS, NOTHING_STATED, type ExtractedStartup } from '../extracted-startup';
import type { ArticleText, Extraction, Extractor, KnownAward } from '../extractor';
import { learnedArticle, type LearnedName, type NameReader } from '../learned/learned-names';
import type { CompanyValues } from '../relations/company-values';
import type { RelationModel } from '../relations/relation-model';
import { trainedRelations } from '../relations/trained-relations';
import { valuesOf } from '../relations/values-of';
import { boundedText } from './bounded-text';
import type { Company } from './company';
import { languageOf } from './language';
import { plainNames } from './plain-names';
import { sectorIn } from './sectors';
import { sentencesOf, type Sentence } from './sentences';
import { statedConfidences, statedFacts } from './stated-facts';
import { zonesOf, type Zone } from './zones';

/** Model name that is stored with the extractions of the built-in extractor. */
export const BUILT_IN_MODEL = 'built-in';

/**
 * Returns an extractor that uses trained models and dictionaries. It works offline, is deterministic and costs nothing.
 */
export function builtInExtractor(): Extractor {
  return {
    model: BUILT_IN_MODEL,
    extract: (article, awards, signal) => {
      signal?.throwIfAborted();
      return Promise.resolve({
        ...startupsIn(article, awards),
        usage: { input_tokens: 0, output_tokens: 0 },
      });
    },
  };
}

/** Minimum probability of a name that ends the text part about the previous company. */
const LIKELY = 0.5;

/** Models that replace the models shipped with the application. */
export interface OwnModels {
  readonly names: NameReader;
  readonly relations: RelationModel;
}

/**
 * Returns the startups of an article that are likely enough to be proposed. The result contains the confidence of each
 * startup and value, and the sentences that state each value. Pure function.
 * @param models models for measurements; the default is the shipped models
 */
export function startupsIn(
  article: ArticleText,
  awards: readonly KnownAward[],
  models?: OwnModels,
): Pick<Extraction, 'startups' | 'confidences'> {
  const title = boundedText(article.title);
  const body = boundedText(article.text);
  const {
    story: text,
    reading,
    names,
  } = learnedArticle(title, body, article.lang ?? languageOf(body), models?.names);
  const found = likeliest(plainNames(names, text));
  const sentences = sentencesOf(text);
  const likely = found.filter(({ probability }) => probability >= LIKELY);
  const source = `${title}\n${article.text}`;
  /** Determines the values of some companies. The other names are only used for distance features. */
  const read = (
    wanted: readonly LearnedName[],
    companies: readonly LearnedName[],
  ): Map<LearnedName, Read> => {
    if (wanted.length === 0) return new Map();
    const zones = zonesOf(text, sentences, companies);
    const values = valuesOf(
      models?.relations ?? trainedRelations(),
      reading,
      source,
      companies.map(({ name }) => name),
      awards.map(({ name }) => name),
      companies.map((each) => wanted.includes(each)),
    );
    return new Map(
      companies.map((each, at) => [each, { zones: zones[at] ?? [], values: values[at] ?? NOTHING }]),
    );
  };
  const ofLikely = read(likely, likely);
  const ofOthers = read(
    found.filter((each) => !likely.includes(each)),
    found,
  );
  const readOf = (company: LearnedName): Read =>
    ofLikely.get(company) ?? ofOthers.get(company) ?? { zones: [], values: NOTHING };
  const isAlone = (company: LearnedName): boolean => (ofLikely.has(company) ? likely : found).length === 1;
  return {
    startups: found.map((company) =>
      startupOf({
        text,
        source: article.text,
        sentences,
        company,
        alone: isAlone(company),
        ...readOf(company),
      }),
    ),
    confidences: found.map((company) => ({
      company: company.probability,
      values: statedConfidences(readOf(company).values),
    })),
  };
}

/** Data from which the values of one company in an article are derived. */
interface Read {
  readonly zones: readonly Zone[];
  readonly values: CompanyValues;
}

const NOTHING: CompanyValues = {
  sums: [],
  raised: null,
  canton: null,
  founding_year: null,
  founders: [],
  investors: [],
  awards: [],
};

/** Returns the most likely names in text order, up to the maximum number of startups in an extraction. */
function likeliest(names: readonly LearnedName[]): LearnedName[] {
  if (names.length <= MAX_STARTUPS) return [...names];
  const kept = new Set([...names].sort((a, b) => b.probability - a.probability).slice(0, MAX_STARTUPS));
  return names.filter((name) => kept.has(name));
}

interface Context extends Read {
  readonly text: string;
  /** Original article text, from which quotes are taken. Its offsets equal the offsets in the prepared text. */
  readonly source: string;
  readonly sentences: readonly Sentence[];
  readonly company: Company;
  readonly alone: boolean;
}

const OWN_ADDRESS = /^[\p{L}\p{N}-]+\.(?:ch|com|ai|io|health|app|tech|eu|swiss|net|org)(?=\s|$)/iu;
const EMAIL = /[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/u;

function startupOf({ text, source, sentences, company, alone, zones, values }: Context): ExtractedStartup {
  const quoteAt = (at: number): string[] =>
    sentences
      .filter(({ start, end }) => start <= at && at < end)
      .slice(0, 1)
      .map(({ start, end }) => source.slice(start, Math.min(end, start + MAX_QUOTE_LENGTH)));
  const stretches = zones.map(({ start, end }) => ({ start, text: text.slice(start, end) }));
  const sectors = stretches.flatMap((stretch) => {
    const found = sectorIn(stretch.text);
    return found === null ? [] : [{ value: found.sector, quotes: quoteAt(found.start + stretch.start) }];
  });
  const email = EMAIL.exec(stretches.map((stretch) => stretch.text).join('\n'))?.[0];
  const address = OWN_ADDRESS.exec(company.name)?.[0];
  const key = foldCompanyName(company.name).replaceAll(' ', '');
  const isOwn = email !== undefined && alone && foldCompanyName(email.split('@')[1] ?? '').includes(key);
  const own = quoteAt(company.mentions[0] ?? -1);
  return {
    company_name: { value: company.name.slice(0, MAX_NAME_LENGTH), quotes: own },
    ...NOTHING_STATED,
    ...statedFacts(values),
    sector: sectors[0] ?? null,
    website: address === undefined ? null : { value: address, quotes: own },
    email: isOwn ? { value: email, quotes: quoteAt(text.indexOf(email)) } : null,
    company_description: own[0] === undefined ? null : { value: own[0], quotes: own },
  };
}
