import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldCompanyName, foldKey, AWARD_COLUMNS } from '@vaglio/startups-domain';
import {
  readTestFile,
  type ExpectedStartup,
} from '../../../../libs/article-extractor/src/evaluation/test-file';
import type { SumKind } from '../../../../libs/article-extractor/src/relations/kind-features';
import type { AnnotatedArticle, AnnotatedStartup } from '../../corpus/article';
import { readFolder } from '../../corpus/read-corpus';
import { trainingArticles, type TrainingArticle } from '../training-article';

/** Company named in an article, with its facts in the format of {@link Fact.value}. */
export interface RelatedCompany {
  readonly name: string;
  /** Amounts of money with their kinds; a kind is null without an annotation. */
  readonly sums: ReadonlyMap<string, SumKind | null>;
  readonly place: { readonly value: string; readonly as: string | null } | null;
  readonly year: string | null;
  readonly persons: ReadonlySet<string>;
  readonly investors: ReadonlySet<string>;
  readonly awards: ReadonlySet<string>;
  /** Awards with their wording in the text, as far as they are annotated. */
  readonly awardWords: ReadonlyMap<string, string>;
}

/** Article with its annotated companies and facts. */
export interface RelatedArticle {
  readonly article: TrainingArticle;
  readonly companies: readonly RelatedCompany[];
  /** True if all amounts in the article are annotated, including amounts that belong to no company. */
  readonly isWhole: boolean;
}

const GIVEN = join(__dirname, '../../corpus/given');

/** Returns all articles of the corpus that have a startup, or an amount without a company. */
export function relatedArticles(): RelatedArticle[] {
  const companies = new Map<string, { companies: RelatedCompany[]; isWhole: boolean }>();
  for (const file of readdirSync(GIVEN).sort())
    for (const { id, gold } of readTestFile(readFileSync(join(GIVEN, file), 'utf8')))
      companies.set(id, { companies: gold.map(fromGiven), isWhole: false });
  for (const folder of ['real', 'fictional'] as const)
    for (const { article } of readFolder(folder)) {
      const { id, startups } = article as AnnotatedArticle;
      companies.set(id, { companies: startups.map(fromCorpus), isWhole: true });
    }
  return trainingArticles().flatMap((article) => {
    const own = companies.get(article.id);
    return own === undefined ? [] : [{ article, ...own }];
  });
}

const KINDS: ReadonlyMap<string, SumKind> = new Map([
  ['round', 'round'],
  ['two rounds', 'round'],
  ['award', 'award'],
  ['loan', 'loan'],
  ['cumulative', 'total'],
]);
const AWARDS = new Map<string, string>(AWARD_COLUMNS.map((name) => [foldKey(name), name]));
const awardNamed = (name: string | null | undefined): string[] => {
  const found = AWARDS.get(foldKey(name)) ?? AWARDS.get(`${foldKey(name)}award`);
  return found === undefined ? [] : [found];
};

function fromGiven(startup: ExpectedStartup): RelatedCompany {
  const money = startup.raised_money;
  return {
    name: startup.company_name,
    sums:
      typeof money?.amount === 'number'
        ? new Map([[`${money.currency} ${money.amount}`, KINDS.get(money.kind ?? '') ?? null]])
        : new Map(),
    place: startup.canton === null ? null : { value: startup.canton, as: null },
    year: startup.founding_year === null ? null : String(startup.founding_year),
    persons: new Set(
      startup.founders.map(({ first_name, last_name }) => foldKey(`${first_name ?? ''} ${last_name ?? ''}`)),
    ),
    investors: new Set(startup.investors.map(foldCompanyName)),
    awards: new Set(startup.awards.flatMap(({ normalised, extended }) => awardNamed(normalised ?? extended))),
    awardWords: new Map(),
  };
}

function fromCorpus(startup: AnnotatedStartup): RelatedCompany {
  return {
    name: startup.name,
    sums: new Map((startup.money ?? []).map(({ amount, currency, kind }) => [`${currency} ${amount}`, kind])),
    place: startup.canton === undefined ? null : { value: startup.canton[0], as: startup.canton[1] },
    year: startup.founded === undefined ? null : String(startup.founded[0]),
    persons: new Set((startup.founders ?? []).map((name) => foldKey(name))),
    investors: new Set((startup.investors ?? []).map(foldCompanyName)),
    awards: new Set((startup.awards ?? []).flatMap(({ name }) => awardNamed(name))),
    awardWords: new Map(
      (startup.awards ?? []).flatMap(({ name, as }) => awardNamed(name).map((award) => [award, as] as const)),
    ),
  };
}
