import { useCallback, useState } from 'react';
import { NO_DRAFT, type ItemDraft } from './item-form';

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
