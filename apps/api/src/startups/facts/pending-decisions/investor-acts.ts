import { foldText } from '@vaglio/startups-domain';
import { joinedNames, namesIn, withOtherNames } from '../claims/investor-names';
import type { Act } from '../change-fact';
import { correctField, clearOverride } from '../field-acts';
import { confirmedOrigin } from '../suggestion-acts';
import { isManual } from '../../curation/source-precedence';
import type { Deciding } from './value-acts';
import { lastFullEditAt } from './whole-text';

/** Decision about a single investor. A startup stores all its investors as one text. */
export type InvestorDecision = { name: string; note: string | null } & (
  { decision: 'accept' | 'discard' } | { decision: 'correct'; to: string }
);

/**
 * Returns one change for all decisions about investors, with the first note of the decisions; null if nothing changes.
 */
export function investorsAct(
  decisions: readonly InvestorDecision[],
  { known, raw, person }: Omit<Deciding, 'note'>,
): Act | null {
  const { investors, origins } = known.row;
  const note = decisions.find((each) => each.note !== null)?.note ?? null;
  const text = decisions.reduce(decided, investors ?? '');
  const isCorrected = decisions.some(({ decision }) => decision === 'correct');
  const isDiscarded = decisions.every(({ decision }) => decision === 'discard');
  // A name that only raw rows state is removed together with the row's value.
  if (isDiscarded && (!isManual(origins['investors']) || text === investors)) return null;
  if (text === '') return clearOverride(known, 'investors');
  // Decisions about single names do not decide about other names.
  const whole_at = lastFullEditAt(origins['investors']);
  if (isCorrected || isDiscarded)
    return ofNames(correctField(known, person, 'investors', { value: text, note }), whole_at);
  const origin = { ...confirmedOrigin(raw, person), whole_at, ...(note !== null && { note }) };
  const after = { said: { columns: { investors: text }, origin }, statement: null };
  return { list: 'fields', entry_key: 'investors', kind: 'confirmed', after, note };
}

function ofNames(act: Act | null, whole_at: string | null): Act | null {
  const said = act?.after.said;
  if (!act || !said) return act;
  return { ...act, after: { ...act.after, said: { ...said, origin: { ...said.origin, whole_at } } } };
}

function decided(text: string, decision: InvestorDecision): string {
  const { name } = decision;
  const isHeld = namesIn(text).includes(foldText(name));
  if (decision.decision === 'accept') return isHeld ? text : joinedNames([text, name]);
  const instead = decision.decision === 'correct' ? decision.to : '';
  if (!isHeld) return joinedNames([text, instead]);
  return withOtherNames(text, (held) => (held === foldText(name) ? instead : undefined));
}
