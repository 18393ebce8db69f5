import { readCount } from '../counts';

/** The result of one article, as far as the server returns it. */
export interface Sample {
  readonly key: string;
  readonly isOk: boolean;
  readonly outputs: number;
  readonly title: string;
  /** Only a web address becomes a link. */
  readonly url: string | null;
  readonly articleId: string | null;
  readonly companies: readonly string[];
  readonly extractionId: string | null;
  readonly error: string | null;
}

/** The samples of an answer of unknown shape; none when there are none. @param from numbers their keys */
export function readSamples(answer: unknown, from = 0): Sample[] {
  const samples = part(answer, 'samples');
  return Array.isArray(samples)
    ? samples.map((sample: unknown, index) => readSample(sample, from + index))
    : [];
}

function readSample(sample: unknown, number: number): Sample {
  const article = part(sample, 'article');
  const error = textOf(part(sample, 'error'));
  const companies = part(sample, 'companies');
  return {
    key: String(number),
    isOk: part(sample, 'ok') !== false && error === null,
    outputs: readCount(sample, 'outputs_count') ?? 0,
    title: textOf(part(article, 'title')) ?? textOf(part(sample, 'title')) ?? `Article ${number + 1}`,
    url: textOf(part(article, 'url')),
    articleId: textOf(part(article, 'id')),
    companies: Array.isArray(companies)
      ? companies.filter((name): name is string => typeof name === 'string')
      : [],
    extractionId: textOf(part(sample, 'extraction_id')),
    error,
  };
}

function part(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function textOf(value: unknown): string | null {
  return (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : null;
}
