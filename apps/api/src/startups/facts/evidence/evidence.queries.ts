import { desc, eq, getTableColumns } from 'drizzle-orm';
import { awardKeyOf } from '../../../scoring/award-key';
import { extractions, type StoredEvidence } from '../../../platform/db/schema/extractions.table';
import { linkOf } from '../../../news/fetching/article-link';
import { articles } from '../../../platform/db/schema/articles.table';
import { textOfQuotes } from '../../../news/fetching/kept-text';
import { rawStartups } from '../../../platform/db/schema/raw-startups.table';
import { type FieldOrigin, startups } from '../../../platform/db/schema/startups.table';
import type { Deps } from '../../../platform/deps';
import { notFound } from '../../../platform/http/errors/errors';
import { readRowId } from '../../../platform/http/validation/row-id';
import { isoTimestamp } from '../../../platform/time/timestamps';
import { readProofs, type ProofOf } from './read-proofs';
import type {
  EvidenceArticleBody,
  EvidenceBody,
  EvidenceListBody,
  ExtractionBody,
  FieldEvidenceBody,
} from './evidence.schemas';

type Reading = Pick<Deps, 'db' | 'reader'>;

/** Maximum number of articles per startup that are returned with their texts. */
const MAX_ARTICLES = 20;

/**
 * Returns the extraction of an article with its evidence.
 * @throws 404
 */
export async function readExtraction({ db, reader }: Reading, id: string): Promise<ExtractionBody> {
  const [row] = await db
    .select({ extraction: getTableColumns(extractions), article: getTableColumns(articles) })
    .from(extractions)
    .innerJoin(articles, eq(articles.id, extractions.article_id))
    .where(eq(extractions.id, readRowId(id, 'Extraction not found')));
  if (!row) throw notFound('Extraction not found');
  const {
    outcome,
    error,
    model,
    prompt_id,
    outputs_count,
    prompt_tokens,
    completion_tokens,
    cost,
    run_id,
    created_at,
    findings,
  } = row.extraction;
  const names = findings.map(({ company_name }) => company_name);
  const stated = findings.flatMap(({ company_name, fields }) =>
    fields.map((evidence) => ({ company: company_name, evidence })),
  );
  const proofOf = await readProofs(reader, row.article, names, stated);
  return {
    id: String(row.extraction.id),
    outcome,
    error,
    model,
    outputs_count,
    cost,
    tokens: prompt_tokens + completion_tokens,
    prompt_id: textOf(prompt_id),
    run_id: textOf(run_id),
    created_at: isoTimestamp(created_at),
    article: toArticle(
      row.article,
      findings.flatMap(({ fields }) => fields),
    ),
    startups: findings.map((finding) => ({
      ...finding,
      raw_id: textOf(finding.raw_id),
      fields: finding.fields.map((item) => withProof(item, proofOf)),
    })),
  };
}

/**
 * Returns the quotes of a raw row. An imported row has no quotes.
 * @throws 404
 */
export async function readRawEvidence({ db, reader }: Reading, id: string): Promise<EvidenceListBody> {
  const [raw] = await db
    .select({ id: rawStartups.id, company_name: rawStartups.company_name })
    .from(rawStartups)
    .where(eq(rawStartups.id, readRowId(id, 'Row not found')));
  if (!raw) throw notFound('Row not found');
  return {
    id: String(raw.id),
    company_name: raw.company_name,
    items: await evidenceBy({ db, reader }, eq(rawStartups.id, raw.id), () => ({})),
  };
}

/**
 * Returns the quotes of a startup from every article that was curated into it. The response also shows which values
 * are current, and which awards only one article states.
 * @throws 404
 */
export async function readStartupEvidence({ db, reader }: Reading, id: string): Promise<EvidenceListBody> {
  const [startup] = await db
    .select({ id: startups.id, company_name: startups.company_name, origins: startups.origins })
    .from(startups)
    .where(eq(startups.id, readRowId(id, 'Startup not found')));
  if (!startup) throw notFound('Startup not found');
  const items = await evidenceBy({ db, reader }, eq(rawStartups.startup_id, startup.id), (field, rawId) => ({
    is_current: isCurrent(startup.origins, field, rawId),
  }));
  return {
    id: String(startup.id),
    company_name: startup.company_name,
    items: items.map((item) => markUnconfirmed(item, items)),
  };
}

type Mark = (field: string, rawId: number) => Partial<FieldEvidenceBody>;

async function evidenceBy(
  { db, reader }: Reading,
  match: ReturnType<typeof eq>,
  mark: Mark,
): Promise<EvidenceBody[]> {
  const rows = await db
    .select({
      raw_id: rawStartups.id,
      company_name: rawStartups.company_name,
      evidence: rawStartups.evidence,
      extraction_id: extractions.id,
      findings: extractions.findings,
      model: extractions.model,
      extracted_at: extractions.created_at,
      article: getTableColumns(articles),
    })
    .from(rawStartups)
    .innerJoin(extractions, eq(extractions.id, rawStartups.extraction_id))
    .innerJoin(articles, eq(articles.id, extractions.article_id))
    .where(match)
    .orderBy(desc(extractions.id))
    .limit(MAX_ARTICLES);
  return Promise.all(
    rows.map(
      async ({ raw_id, company_name, evidence, extraction_id, findings, model, extracted_at, article }) => {
        const names = findings.map((finding) => finding.company_name);
        const stated = (evidence ?? []).map((item) => ({ company: company_name, evidence: item }));
        const proofOf = await readProofs(reader, article, [...new Set([company_name, ...names])], stated);
        return {
          extraction_id: String(extraction_id),
          raw_id: String(raw_id),
          model,
          extracted_at: isoTimestamp(extracted_at),
          article: toArticle(article, evidence ?? []),
          fields: (evidence ?? []).map((item: StoredEvidence) => ({
            ...withProof(item, proofOf),
            ...mark(item.field, raw_id),
          })),
        };
      },
    ),
  );
}

function withProof(item: StoredEvidence, proofOf: ProofOf) {
  const proof = proofOf(item);
  return { ...item, ...(proof && { proof }) };
}

/**
 * Returns whether the current value of a field comes from the given row. Founders correspond to the last name of a
 * startup. Awards have no single origin and always match.
 */
function isCurrent(origins: Record<string, FieldOrigin>, field: string, rawId: number): boolean {
  const origin = origins[field === 'founders' ? 'last_name' : field];
  return field === 'awards' || origin?.raw_id === rawId;
}

function markUnconfirmed(item: EvidenceBody, all: readonly EvidenceBody[]): EvidenceBody {
  const tellers = (award: string) =>
    new Set(
      all
        .filter(({ fields }) => fields.some((item) => isAward(item, award)))
        .map(({ article }) => article.id),
    ).size;
  const fields = item.fields.map((item) =>
    item.field === 'awards' ? { ...item, unconfirmed: tellers(item.value) < 2 } : item,
  );
  return { ...item, fields };
}

function isAward({ field, value }: FieldEvidenceBody, award: string): boolean {
  return field === 'awards' && awardKeyOf(value) === awardKeyOf(award);
}

function toArticle(
  article: typeof articles.$inferSelect,
  fields: readonly StoredEvidence[],
): EvidenceArticleBody {
  const { id, title, source, lang, published_at, text, text_removed_at } = article;
  return {
    id: String(id),
    url: linkOf(article),
    title,
    source,
    lang,
    published_at: isoTimestamp(published_at),
    text: text_removed_at === null ? text : textOfQuotes(fields.flatMap(({ quotes }) => quotes)),
    text_removed_at: isoTimestamp(text_removed_at),
  };
}

const textOf = (id: number | null) => (id === null ? null : String(id));
