import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/open-database';
import { notFound } from '../../../platform/http/errors/errors';
import { type ExpectedStartup, type ExtractedStartup, type ScoredField } from '@vaglio/article-extractor';
import { goldenArticles } from '../../../platform/db/schema/golden-articles.table';
import { ofExpected, ofFound, type Compared } from '../trials/compared-startups';
import { findTrial } from '../trials/trial.queries';
import { trialReadings } from '../../../platform/db/schema/trials.table';
import type { WrongValueBody } from './evaluation.schemas';

/** Values of one field that an evaluation said and the golden set does not have. @throws 404 */
export async function listWrongValues(
  db: Db,
  id: string,
  field: ScoredField,
): Promise<{ items: WrongValueBody[]; total: number }> {
  const trial = await findTrial(db, id);
  if (trial.kind !== 'evaluation') throw notFound('Trial not found');
  const rows = await db
    .select({
      found: trialReadings.found,
      title: goldenArticles.title,
      url: goldenArticles.url,
      startups: goldenArticles.startups,
    })
    .from(trialReadings)
    .innerJoin(goldenArticles, eq(goldenArticles.id, trialReadings.golden_id))
    .where(and(eq(trialReadings.trial_id, trial.id), eq(trialReadings.state, 'read')))
    .orderBy(trialReadings.position);
  const items = rows.flatMap(({ found, startups, title, url }) =>
    wrongValues(found, startups, field).map((wrong) => ({ title, url, ...wrong })),
  );
  return { items, total: items.length };
}

type WrongValue = Pick<WrongValueBody, 'company' | 'value' | 'golden'>;

/** Of a list, each wrong entry by itself, beside the whole golden list. */
function wrongValues(
  found: readonly ExtractedStartup[],
  gold: readonly ExpectedStartup[],
  field: ScoredField,
): WrongValue[] {
  const expected = new Map(gold.map(ofExpected).map((startup) => [keyOf(startup), startup]));
  const companies = new Map(found.map((startup) => [keyOf(ofFound(startup)), startup]));
  return [...companies].flatMap(([key, startup]) => {
    const golden = expected.get(key);
    const right = golden ? golden.values[field] : [];
    if (right === null) return [];
    const wrong = entriesOf(startup, field)
      .map(ofFound)
      .filter(({ values }) => values[field]?.some((value) => !right.includes(value)));
    const company = (golden ?? ofFound(startup)).texts.company_name ?? '';
    return wrong.map(({ texts }) => ({
      company,
      value: texts[field] ?? '',
      golden: golden?.texts[field] ?? null,
    }));
  });
}

const keyOf = ({ values }: Compared): string => values.company_name?.join('') ?? '';

/** The startup once for each entry of a list, with that entry alone; other fields have one value. */
function entriesOf(startup: ExtractedStartup, field: ScoredField): ExtractedStartup[] {
  if (field === 'investors') return startup.investors.map((entry) => ({ ...startup, investors: [entry] }));
  if (field === 'awards') return startup.awards.map((entry) => ({ ...startup, awards: [entry] }));
  if (field === 'founders') return startup.founders.map((entry) => ({ ...startup, founders: [entry] }));
  return [startup];
}
