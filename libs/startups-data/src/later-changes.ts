import {
  type FactChange,
  factChangeShape,
  list,
  nullable,
  object,
  property,
  type Shape,
  text,
} from '@vaglio/contract';
import { changeParts } from './change-parts';

/** What was done to one of the startups of a merge or split since. */
export interface LaterAct {
  readonly what: string;
  readonly by: string | null;
  readonly at: string;
}

/** How a page writes fields, their values and days. */
interface ChangeTexts {
  readonly labelOf: (field: string) => string;
  readonly say: (field: string, value: string) => string;
  readonly dayOf: (timestamp: string) => string;
}

const CHANGES = list(factChangeShape);
const ACTS: Shape<LaterAct[]> = list(object({ what: text, by: nullable(text), at: text }));

/** What was done since, for which the undo of a merge or split is refused; null for a refusal without it. */
export function laterActs(failure: unknown): readonly LaterAct[] | null {
  const acts = property(property(failure, 'data'), 'changes');
  return Array.isArray(acts) ? (ACTS(acts) ?? null) : null;
}

/**
 * What was done since, for which an undo is refused: 'Canton: Bern to Genève, Marc Aebi, 21 Nov 2026'.
 * @returns none for any other failure
 */
export function laterText(failure: unknown, text: ChangeTexts): readonly string[] {
  const changes = CHANGES(property(property(failure, 'data'), 'later')) ?? [];
  return [
    ...changes.map((change) => changeText(change, text)),
    ...(laterActs(failure) ?? []).map(({ what, by, at }) =>
      [what, by, text.dayOf(at)].filter((part) => part !== null).join(', '),
    ),
  ];
}

/** Of an entry of a list without the name of its list. */
function changeText(change: FactChange, { labelOf, say, dayOf }: ChangeTexts): string {
  const { list: of, field, made_by, made_at } = change;
  const isField = of === 'fields';
  const what = changeParts(change, (value) => (isField ? say(field, value) : value))
    .map(({ text: part }) => part)
    .join(' ');
  return `${isField ? `${labelOf(field)}: ` : ''}${what}, ${made_by ?? 'Somebody'}, ${dayOf(made_at)}`;
}
