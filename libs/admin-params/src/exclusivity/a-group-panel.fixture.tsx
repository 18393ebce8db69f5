import type { AwardGroup } from '@vaglio/contract';
import { GroupPanel } from './GroupPanel';
import { useItemDrafts } from './ExclusivitySection';

/** A group's panel with its draft, as the section shows it. */
export function AGroupPanel({ group }: { readonly group: AwardGroup }) {
  const { draftOf, keep } = useItemDrafts();
  return (
    <GroupPanel group={group} draft={draftOf(group.id)} onDraftChange={(draft) => keep(group.id, draft)} />
  );
}
