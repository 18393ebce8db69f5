import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Network, Plus } from 'lucide-react';
import { useState, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AwardGroup } from '@vaglio/contract';
import { Block, EmptyState, Icon, LoadState, Section, useUnsavedChanges } from '@vaglio/ui';
import { ConfigCard } from './ConfigCard';
import { GroupDialog } from './GroupDialog';
import { GroupList } from './GroupList';
import { GroupPanel } from './GroupPanel';
import { useGroupConfig, useGroups } from './use-groups';
import { NO_DRAFT, type ItemDraft } from './item-form';

const EMPTY = (
  <EmptyState
    icon={Network}
    title="No groups"
    text="No group yet: every award of a startup counts. New creates the first group."
  />
);

/** Section with the exclusivity groups, in each of which only one award counts. Source: spec §2, params exclusivity. */
export function ExclusivitySection() {
  const { groups, isFetching, failure, retry } = useGroups();
  const config = useGroupConfig();
  const { selected, select } = useSelectedGroup(groups);
  const { draftOf, keep, hasDraft } = useItemDrafts();
  useUnsavedChanges(groups.some(({ id }) => hasDraft(id)));
  const [isCreating, setIsCreating] = useState(false);
  const create = (
    <Button variant="contained" startIcon={<Icon of={Plus} />} onClick={() => setIsCreating(true)}>
      New
    </Button>
  );
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
      <Section
        title="Params exclusivity"
        help="Exclusivity group"
        purpose="Only one of a startup’s awards in a group counts; the others are superseded."
        action={create}
        isFlush
      >
        {selected === null || failure !== null ? (
          <Block hasDivider>
            <LoadState isFetching={isFetching} failure={failure} onRetry={retry} empty={EMPTY} />
          </Block>
        ) : (
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '236px minmax(0, 1fr)' },
              borderTop: 1,
              borderColor: 'border',
            }}
          >
            <GroupList
              groups={groups}
              selected={selected}
              config={config.rows}
              hasDraft={hasDraft}
              onSelect={select}
            />
            <GroupPanel
              key={selected.id}
              group={selected}
              draft={draftOf(selected.id)}
              onDraftChange={(draft) => keep(selected.id, draft)}
            />
          </Box>
        )}
      </Section>
      <ConfigCard config={config} />
      {isCreating && (
        <GroupDialog
          group={null}
          onClose={() => setIsCreating(false)}
          onSaved={(id) => {
            setIsCreating(false);
            if (id !== '') select(id);
          }}
        />
      )}
    </Box>
  );
}

const PARAM = 'group';

/**
 * Selects the group in the address, or the first group by default. The hash of the address contains the section and is
 * kept.
 */
function useSelectedGroup(groups: readonly AwardGroup[]) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const named = new URLSearchParams(search).get(PARAM);
  const selected = groups.find(({ id }) => id === named) ?? groups[0] ?? null;
  const select = (id: string) =>
    void navigate({ search: new URLSearchParams({ [PARAM]: id }).toString(), hash }, { replace: true });
  return { selected, select };
}

/** Stores a draft per group, so that selecting another group does not discard a draft. */
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
