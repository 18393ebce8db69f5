import { list, nullable, object, property, text } from '@vaglio/api-client';
import { factKind, factLabel, formatDate, valueWords } from '@vaglio/ui';
import { factChangeShape, type FactChange } from '@vaglio/startups-data';
import { changeParts } from './change-parts';

const CHANGES = list(factChangeShape);
/** Of a split or merge: what was done to one of the startups since. */
const ACTS = list(object({ what: text, by: nullable(text), at: text }));

/**
 * The changes for which an undo is refused, in words: 'Canton: Bern to Genève, Marc Aebi, 21 Nov 2026'.
 * @returns none for any other failure
 */
export function laterChanges(failure: unknown): readonly string[] {
  const data = property(failure, 'data');
  const [later, acts] = [property(data, 'later'), property(data, 'changes')];
  if (Array.isArray(later)) return CHANGES(later)?.map(changeWords) ?? [];
  return Array.isArray(acts) ? (ACTS(acts)?.map(actWords) ?? []) : [];
}

const actWords = ({ what, by, at }: { what: string; by: string | null; at: string }): string =>
  `${what}, ${by === null ? '' : `${by}, `}${formatDate(at)}`;

function changeWords(change: FactChange): string {
  const { list: of, field, made_by, made_at } = change;
  const isField = of === 'fields';
  const say = (value: string) => (isField ? valueWords(factKind(field), value, null) : value);
  const what = changeParts(change, say)
    .map(({ text }) => text)
    .join(' ');
  return `${isField ? `${factLabel(field)}: ` : ''}${what}, ${made_by ?? 'Somebody'}, ${formatDate(made_at)}`;
}
