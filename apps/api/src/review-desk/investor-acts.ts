import { foldText } from '@vaglio/startups-domain';
import type { Act } from '../facts/change-fact';
import { correctField, handBackField } from '../facts/field-acts';
import { confirmedOrigin } from '../facts/suggestion-acts';
import { isSaid } from '../curation/origin-rank';
import { namesIn } from './investor-names';
import type { Deciding } from './value-acts';

/** What a person decided about single investors; a startup has them as one text. */
export type InvestorDecision = { name: string; note: string | null } & (
  { decision: 'accept' | 'discard' } | { decision: 'correct'; to: string }
);

/** One act for all decisions about investors, with the first of their notes; null where they change nothing. */
export function investorsAct(
  decisions: readonly InvestorDecision[],
  { known, raw, person }: Omit<Deciding, 'note'>,
): Act | null {
  const { investors, origins } = known.row;
  const note = decisions.find((each) => each.note !== null)?.note ?? null;
  const text = decisions.reduce(decided, investors ?? '');
  const isCorrected = decisions.some(({ decision }) => decision === 'correct');
  const isDiscarded = decisions.every(({ decision }) => decision === 'discard');
  // A name that only rows state leaves with the row's value.
  if (isDiscarded && (!isSaid(origins['investors']) || text === investors)) return null;
  if (text === '') return handBackField(known, 'investors');
  if (isCorrected || isDiscarded) return correctField(known, person, 'investors', { value: text, note });
  const origin = { ...confirmedOrigin(raw, person), ...(note !== null && { note }) };
  const after = { said: { columns: { investors: text }, origin }, statement: null };
  return { list: 'fields', entry_key: 'investors', kind: 'confirmed', after, note };
}

function decided(text: string, decision: InvestorDecision): string {
  const { name } = decision;
  const isHeld = namesIn(text).includes(foldText(name));
  if (decision.decision === 'accept') return isHeld ? text : joined([text, name]);
  const instead = decision.decision === 'correct' ? decision.to : '';
  if (!isHeld) return joined([text, instead]);
  return joined(replaced(text.split(', '), foldText(name), instead));
}

/** A name may hold the sign that separates names: 'Acme, Inc.' */
function replaced(parts: readonly string[], key: string, instead: string): string[] {
  for (const length of [3, 2, 1])
    for (let at = 0; at + length <= parts.length; at++)
      if (foldText(parts.slice(at, at + length).join(', ')) === key)
        return [...parts.slice(0, at), instead, ...parts.slice(at + length)];
  return [...parts];
}

const joined = (names: readonly string[]) => names.filter((name) => name !== '').join(', ');
