import type { Edits } from '../../audit/row-versions/last-change';

/** Returns a filter for the audit events that change a group: changes of its fields or items, and restored versions. */
export function groupEdits(id: string): Edits {
  return {
    actions: [
      'award_group_created',
      'award_group_updated',
      'award_group_item_added',
      'award_group_item_deleted',
      'scoring_version_restored',
    ],
    isOfRow: ({ action, target_id, before, after }) => {
      if (action === 'scoring_version_restored') return true;
      return action.startsWith('award_group_item_')
        ? groupIn(before) === id || groupIn(after) === id
        : target_id === id;
    },
  };
}

function groupIn(item: unknown): unknown {
  return typeof item === 'object' && item !== null ? Reflect.get(item, 'group_id') : undefined;
}
