import type { MergeChoices, MergeField, MergeList, MergePreview } from '@vaglio/contract';

export type Side = 'first' | 'second';

/** A row of the comparison that one can choose in. */
export type Row =
  | { readonly kind: 'field'; readonly field: MergeField }
  | { readonly kind: 'list'; readonly list: MergeList }
  | { readonly kind: 'decision' };

/** The rows in which the two differ, in the order in which they are shown. */
export function differingRows({ fields, lists, flags }: MergePreview): readonly Row[] {
  return [
    ...fields.filter(({ is_equal }) => !is_equal).map((field) => ({ kind: 'field' as const, field })),
    ...lists.filter(({ is_equal }) => !is_equal).map((list) => ({ kind: 'list' as const, list })),
    ...(flags.length > 0 ? [{ kind: 'decision' as const }] : []),
  ];
}

/** Choices with one side of a row: a value is taken from it, the entries of a list are taken or left. */
export function withSide(choices: MergeChoices, row: Row, side: Side, preview: MergePreview): MergeChoices {
  if (row.kind === 'field') return { ...choices, fields: { ...choices.fields, [row.field.field]: side } };
  if (row.kind === 'list') {
    // The last choice, not that of the comparison shown, which may be on its way still.
    const { list, chosen } = row.list;
    return {
      ...choices,
      lists: { ...choices.lists, [list]: toggled(choices.lists?.[list] ?? chosen, side) },
    };
  }
  if (!preview.needs_decision) return choices;
  const isRejected = preview.flags.some(({ flag, [side]: isSet }) => flag === 'rejected' && isSet);
  return { ...choices, decision: isRejected ? 'rejected' : 'investment' };
}

/** A side's entries are taken or left; at least one side's stay. */
function toggled(chosen: MergeList['chosen'], side: Side): MergeList['chosen'] {
  const other = side === 'first' ? 'second' : 'first';
  if (chosen === 'both') return other;
  return chosen === side ? side : 'both';
}
