import type { AwardGroup } from '@vaglio/contract';
import { GroupPanel } from './GroupPanel';
import { useItemDrafts } from './ExclusivitySection';

/** Panel of a group with its draft, rendered as in the section. */
export function AGroupPanel({ group }: { readonly group: AwardGroup }) {
  const { draftOf, keep } = useItemDrafts();
  return (
    <GroupPanel group={group} draft={draftOf(group.id)} onDraftChange={(draft) => keep(group.id, draft)} />
  );
}
