import { amountText, founderText, moneyText } from './claims/fact-texts';
import type { SuggestedValue, suggestions } from '../../platform/db/schema/suggestions.table';
import { evidenceOf, shortKey } from './entry-facts';
import { nameOf, originOfRow } from './fact-origins';
import type { SuggestionBody } from './facts.schemas';
import type { StartupWithClaims } from './startup-with-claims';

type Stored = typeof suggestions.$inferSelect;

/** Returns the score of a startup with additional awards, given by their folded names. */
export type ScoreOf = (more: readonly string[]) => number;

/** Returns the response bodies for the open suggestions of a startup. */
export function toSuggestions(known: StartupWithClaims, scoreOf: ScoreOf): SuggestionBody[] {
  return known.suggested.flatMap((stored) => {
    const raw = known.claims.findLast(({ id }) => id === stored.raw_id);
    if (stored.state !== 'open' || !raw) return [];
    const { list, entry_key, suggested } = stored;
    const origin =
      list === 'fields'
        ? originOfRow(known, raw, (field) => field === entry_key)
        : evidenceOf(known, list, entry_key).find(({ raw_id }) => raw_id === String(raw.id));
    const isAward = list === 'awards';
    return [
      {
        id: String(stored.id),
        list,
        field: list === 'fields' ? entry_key : shortKey(entry_key),
        value: 'value' in suggested ? suggested.value : suggestedText(suggested),
        currency: 'value' in suggested ? (suggested.currency ?? null) : null,
        text: suggestedText(suggested),
        origin:
          origin ??
          originOfRow(
            known,
            raw,
            (field, value) => isAward && field === 'awards' && value === awardOf(stored),
          ),
        discarded_by: discardedBy(known, stored),
        score_before: isAward ? known.row.score : null,
        score_after: isAward ? scoreOf([entry_key]) : null,
      },
    ];
  });
}

const awardOf = ({ suggested }: Stored) => ('award' in suggested ? suggested.award : null);

function discardedBy(known: StartupWithClaims, { list, entry_key }: Stored): string | null {
  if (list === 'fields') return null;
  const discard = known.statements.find((each) => each.list === list && each.entry_key === entry_key);
  return discard ? nameOf(known, discard.said_by) : null;
}

/** Returns the displayed text of a suggestion. */
export function suggestedText(suggested: SuggestedValue): string {
  if ('award' in suggested) return suggested.award;
  if ('founder' in suggested) return founderText(suggested.founder);
  if ('money' in suggested) return moneyText(suggested.money);
  const { value, currency } = suggested;
  return currency === undefined ? String(value) : amountText(Number(value), currency);
}
