import { useCallback, useState } from 'react';

/** What is chosen and typed for a group and not added yet. */
export interface ItemDraft {
  /** '' while none is chosen. */
  readonly parameter: string;
  /** Null: the precedence is the next one. */
  readonly precedence: string | null;
}

export const NO_DRAFT: ItemDraft = { parameter: '', precedence: null };

/** The drafts of all groups: choosing another group loses none of them. */
export function useItemDrafts() {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, ItemDraft>>(new Map());
  const draftOf = (groupId: string) => drafts.get(groupId) ?? NO_DRAFT;
  const keep = useCallback(
    (groupId: string, draft: ItemDraft) => setDrafts((known) => new Map(known).set(groupId, draft)),
    [],
  );
  return { draftOf, keep, hasDraft: (groupId: string) => isDrafted(draftOf(groupId)) };
}

function isDrafted({ parameter, precedence }: ItemDraft): boolean {
  return parameter !== '' || precedence !== null;
}
