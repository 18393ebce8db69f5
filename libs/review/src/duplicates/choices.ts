import type { MergeChoices, MergeField, MergeList, MergePreview } from '@vaglio/contract';

export type Side = 'first' | 'second';

/** Comparison row in which the user has a choice. */
export type Row =
  | { readonly kind: 'field'; readonly field: MergeField }
  | { readonly kind: 'list'; readonly list: MergeList }
  | { readonly kind: 'decision' };

/** Returns the rows in which the startups differ, in display order. */
export function differingRows({ fields, lists, flags }: MergePreview): readonly Row[] {
  return [
    ...fields.filter(({ is_equal }) => !is_equal).map((field) => ({ kind: 'field' as const, field })),
    ...lists.filter(({ is_equal }) => !is_equal).map((list) => ({ kind: 'list' as const, list })),
    ...(flags.length > 0 ? [{ kind: 'decision' as const }] : []),
  ];
}

/**
 * Returns the choices after a click on one side of a row. A single value is taken from that side, and list entries are
 * toggled.
 */
export function withSide(choices: MergeChoices, row: Row, side: Side, preview: MergePreview): MergeChoices {
  if (row.kind === 'field') return { ...choices, fields: { ...choices.fields, [row.field.field]: side } };
  if (row.kind === 'list') {
    // Based on the last choice, because the preview for that choice may still be loading.
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

/** Adds or removes the list entries of one side. The last side cannot be removed. */
function toggled(chosen: MergeList['chosen'], side: Side): MergeList['chosen'] {
  const other = side === 'first' ? 'second' : 'first';
  if (chosen === 'both') return other;
  return chosen === side ? side : 'both';
}
