import { prepareScoring } from '@vaglio/award-scoring';
import { compareCodePoints, FACT_FIELDS, type FactField } from '@vaglio/startups-domain';
import { founderKeyOf, moneyKeyOf } from './claims/entry-keys';
import type { Db, Tx } from '../../platform/db/open-database';
import { linesOf } from '../../scoring/ranking/score-ledger';
import { readRowId } from '../../platform/http/validation/row-id';
import { readRuleSet } from '../../scoring/rescoring/rule-set';
import type { RuleSet } from '../../platform/db/schema/scoring-versions.table';
import { discardedOf } from './discarded-entries';
import { evidenceOf, factKeyOf, originOfEntry, shortKey, statementOf } from './entry-facts';
import { originOfField, originOfRow } from './fact-origins';
import type { StartupFactsBody } from './facts.schemas';
import { loadStartup, type StartupWithClaims } from './startup-with-claims';
import { toSuggestions, type ScoreOf } from './suggestion-answer';

/**
 * Returns the facts of a startup, read from one snapshot.
 * @throws 404
 */
export async function readFacts(db: Db, id: string): Promise<StartupFactsBody> {
  const startupId = readRowId(id, 'Startup not found');
  return db.transaction((tx) => factsOf(tx, startupId), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

/**
 * Returns the facts of a startup within a transaction.
 * @param present scoring rules, if they are already loaded
 */
export async function factsOf(tx: Tx, startupId: number, present?: RuleSet): Promise<StartupFactsBody> {
  const known = await loadStartup(tx, startupId);
  const rules = present ?? (await readRuleSet(tx));
  const { row } = known;
  const suggestions = toSuggestions(known, scoreWith(known, rules));
  return {
    id: String(row.id),
    company_name: row.company_name,
    version: row.version,
    score: row.score,
    fields: FACT_FIELDS.map((field) => ({
      ...fieldFact(known, field),
      suggestions: suggestions.filter((each) => each.list === 'fields' && each.field === field),
    })),
    founders: foundersOf(known),
    money: moneyOf(known),
    raised: raisedIn(known),
    awards: awardsOf(known, rules),
    suggestions: suggestions.filter(({ list }) => list !== 'fields'),
    discarded: await discardedOf(tx, known),
    open_suggestions: suggestions.length,
  };
}

/** Returns a function that computes the score of a startup with additional awards. */
function scoreWith({ awards }: StartupWithClaims, rules: RuleSet): ScoreOf {
  const scoreOf = prepareScoring(rules);
  const keys = awards.map(({ award_key }) => award_key);
  return (more) => scoreOf([...new Set([...keys, ...more])]).total;
}

function fieldFact(
  known: StartupWithClaims,
  field: FactField,
): Omit<StartupFactsBody['fields'][number], 'suggestions'> {
  const { row, claims } = known;
  const origin = row.origins[field];
  const raw = claims.findLast(({ id }) => id === origin?.raw_id);
  const states = (of: string) => of === field;
  const received = row[field] === null ? unrecognised(known, field) : null;
  return {
    field,
    value: row[field],
    currency: field === 'raised_money' && row.raised_money !== null ? row.raised_currency : null,
    origin:
      row[field] === null ? null : originOfField(known, origin, raw ? originOfRow(known, raw, states) : null),
    received: received?.text ?? null,
    received_from: received ? originOfRow(known, received.raw, states) : null,
  };
}

/** Returns the latest stated text of a field if it matches no canton or sector; otherwise null. */
function unrecognised({ claims }: StartupWithClaims, field: FactField) {
  if (field !== 'canton' && field !== 'sector') return null;
  const raw = claims.findLast(({ received }) => textOf(received[field]) !== null);
  const text = raw ? textOf(raw.received[field]) : null;
  return raw && text !== null && raw[field] === null ? { raw, text } : null;
}

function textOf(received: unknown): string | null {
  if (typeof received === 'string') return received.trim() || null;
  if (typeof received !== 'object' || received === null || !('value' in received)) return null;
  return textOf(received.value);
}

function foundersOf(known: StartupWithClaims): StartupFactsBody['founders'] {
  const { row } = known;
  const lead = founderKeyOf({ first_name: row.first_name ?? '', last_name: row.last_name ?? '' });
  return row.founders
    .map((founder) => ({ founder, entryKey: founderKeyOf(founder) }))
    .sort((a, b) => Number(b.entryKey === lead) - Number(a.entryKey === lead))
    .map(({ founder, entryKey }) => {
      const statement = statementOf(known, 'founders', entryKey);
      return {
        key: shortKey(factKeyOf(known, 'founders', entryKey)),
        ...founder,
        role: statement?.founder?.role ?? null,
        origin: originOfEntry(known, 'founders', entryKey),
        note: statement?.note ?? null,
      };
    });
}

function moneyOf(known: StartupWithClaims): StartupFactsBody['money'] {
  return known.row.financings
    .map((sum) => {
      const entryKey = moneyKeyOf(sum);
      const statement = statementOf(known, 'money', entryKey);
      return {
        key: shortKey(factKeyOf(known, 'money', entryKey)),
        kind: sum.kind,
        stage: statement?.money?.stage ?? sum.stage,
        amount: sum.amount,
        currency: sum.currency,
        date: statement?.money?.date ?? sum.date,
        investors: statement?.money?.investors ?? [],
        as_stated: sum.as_stated,
        origin: originOfEntry(known, 'money', entryKey),
        note: statement?.note ?? null,
      };
    })
    .sort((a, b) => compareCodePoints(b.date ?? '', a.date ?? ''));
}

function raisedIn({ row }: StartupWithClaims): StartupFactsBody['raised'] {
  const sums = new Map<string, number>();
  for (const { kind, amount, currency } of row.financings)
    if (kind === 'round') sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums].map(([currency, amount]) => ({ currency, amount: Number(amount.toFixed(2)) }));
}

function awardsOf(known: StartupWithClaims, rules: RuleSet): StartupFactsBody['awards'] {
  const keyOf = new Map(known.awards.map(({ award_key, award_name }) => [award_name, award_key]));
  const lines = linesOf(
    new Map(known.awards.map(({ award_key, award_name }) => [award_key, award_name])),
    rules,
  );
  return lines
    .map(({ award, status, superseded_by, group_name, weight }) => {
      const entryKey = keyOf.get(award) ?? award;
      const statement = statementOf(known, 'awards', entryKey);
      return {
        key: shortKey(factKeyOf(known, 'awards', entryKey)),
        award_name: award,
        status,
        superseded_by,
        group_name,
        weight,
        origin: originOfEntry(known, 'awards', entryKey),
        evidence: evidenceOf(known, 'awards', statement?.entry_key ?? entryKey),
        note: statement?.note ?? null,
      };
    })
    .sort(
      (a, b) =>
        Number(b.status === 'counted') - Number(a.status === 'counted') ||
        b.weight - a.weight ||
        compareCodePoints(a.award_name, b.award_name),
    );
}
