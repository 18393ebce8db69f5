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

/** Later action on a startup that took part in a merge or split. */
export interface LaterAct {
  readonly what: string;
  readonly by: string | null;
  readonly at: string;
}

/** Formatting functions for fields, values and days. */
interface ChangeTexts {
  readonly labelOf: (field: string) => string;
  readonly say: (field: string, value: string) => string;
  readonly dayOf: (timestamp: string) => string;
}

const CHANGES = list(factChangeShape);
const ACTS: Shape<LaterAct[]> = list(object({ what: text, by: nullable(text), at: text }));

/** Returns the later actions that prevent undoing a merge or split, or null if the error lists no actions. */
export function laterActs(failure: unknown): readonly LaterAct[] | null {
  const acts = property(property(failure, 'data'), 'changes');
  return Array.isArray(acts) ? (ACTS(acts) ?? null) : null;
}

/**
 * Returns a text for each later change that prevents an undo, such as 'Canton: Bern to Genève, Marc Aebi, 21 Nov 2026'.
 * @returns [] for any other error
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

/** Describes a change with its author and day. Only a change of a field starts with the field label. */
function changeText(change: FactChange, { labelOf, say, dayOf }: ChangeTexts): string {
  const { list: of, field, made_by, made_at } = change;
  const isField = of === 'fields';
  const what = changeParts(change, (value) => (isField ? say(field, value) : value))
    .map(({ text: part }) => part)
    .join(' ');
  return `${isField ? `${labelOf(field)}: ` : ''}${what}, ${made_by ?? 'Somebody'}, ${dayOf(made_at)}`;
}
