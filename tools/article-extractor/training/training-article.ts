import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldCompanyName } from '@vaglio/startups-domain';
import { readTestFile } from '../../../libs/article-extractor/src/evaluation/test-file';
import { FURNITURE, pageText, ROLES, type AnnotatedArticle } from '../corpus/article';
import { readFolder } from '../corpus/read-corpus';

/** Role of an organisation that is not a startup. */
export type Role = (typeof ROLES)[number];

/** Article with the folded names of the startups that it names. */
export interface TrainingArticle {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** For each line of the body, true if the line is page furniture; null without annotations. */
  readonly furniture: readonly boolean[] | null;
  readonly lang: string;
  readonly names: ReadonlySet<string>;
  /** Names that may or may not be classified as startups. They are excluded from training and from the figures. */
  readonly optional: ReadonlySet<string>;
  /** Roles of the organisations that are not startups, by folded name; null without annotations. */
  readonly roles: ReadonlyMap<string, Role> | null;
  readonly site: string;
  /** Year of the article; '?' if it has no date. */
  readonly year: string;
  /** True for real articles. Fictional articles are used only for training. */
  readonly isReal: boolean;
}

const CORPUS = join(__dirname, '../corpus');

/** Returns all articles of the corpus: articles from the foundation, retold articles and fictional articles. */
export function trainingArticles(): TrainingArticle[] {
  const folder = join(CORPUS, 'given');
  const given = readdirSync(folder)
    .sort()
    .flatMap((file) => readTestFile(readFileSync(join(folder, file), 'utf8')))
    .map((article) => ({
      ...base(article.id, article.url, article.date, true),
      title: article.title,
      body: article.text,
      furniture: null,
      lang: article.lang ?? '',
      names: new Set(article.gold.map(({ company_name }) => foldCompanyName(company_name))),
      optional: new Set<string>(),
      roles: null,
    }));
  const own = (['real', 'fictional'] as const).flatMap((name) =>
    readFolder(name).map(({ article }) => annotated(article as AnnotatedArticle, name === 'real')),
  );
  return [...given, ...own];
}

function annotated(article: AnnotatedArticle, isReal: boolean): TrainingArticle {
  const fold = (names: readonly string[]) => new Set(names.map(foldCompanyName));
  const sure = article.startups.filter(({ optional }) => optional !== true);
  const names = fold(sure.map(({ name }) => name));
  const others = article.startups.flatMap(({ name, also, optional }) => [
    ...(also ?? []),
    ...(optional === true ? [name] : []),
  ]);
  return {
    ...base(article.id, article.url, article.date, isReal),
    title: article.title,
    body: pageText(article),
    furniture: article.text.map((line) => line.startsWith(FURNITURE)),
    lang: article.lang,
    names,
    optional: new Set([...fold(others)].filter((name) => !names.has(name))),
    roles: new Map(
      ROLES.flatMap((role) => (article.others?.[role] ?? []).map((name) => [foldCompanyName(name), role])),
    ),
  };
}

function base(id: string, url: string, date: string | null | undefined, isReal: boolean) {
  const site = new URL(url).hostname.replace(/^www\./u, '');
  return { id, site, year: date?.slice(0, 4) ?? '?', isReal };
}
