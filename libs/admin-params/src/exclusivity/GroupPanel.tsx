import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AwardGroup } from '@vaglio/contract';
import { Block, LoadState } from '@vaglio/ui';
import { AddItemForm } from './AddItemForm';
import { GroupHeader } from './GroupHeader';
import type { ItemDraft } from './item-form';
import { ItemsTable } from './ItemsTable';
import { RuleChoice } from './RuleChoice';
import { useGroupItems } from './use-group-items';

interface GroupPanelProps {
  readonly group: AwardGroup;
  /** Draft of a new item. */
  readonly draft: ItemDraft;
  readonly onDraftChange: (draft: ItemDraft) => void;
}

/**
 * Panel of an exclusivity group with its names, its rule, its items and a form for new items. Source: spec §2, params
 * exclusivity.
 */
export function GroupPanel({ group, draft, onDraftChange }: GroupPanelProps) {
  const { items, isLoaded, isFetching, failure, retry } = useGroupItems(group.id);
  return (
    <Box component="section" aria-label={group.group_name} sx={{ minWidth: 0 }}>
      <GroupHeader group={group} />
      <Block hasDivider>
        <RuleChoice group={group} items={items} />
      </Block>
      <Block hasDivider>
        <Typography component="h3" variant="h3" sx={{ mb: 3 }}>
          Items
        </Typography>
        <AddItemForm
          groupId={group.id}
          items={items}
          isReady={isLoaded}
          draft={draft}
          onDraftChange={onDraftChange}
        />
      </Block>
      {failure === null ? (
        <ItemsTable groupId={group.id} items={items} isFetching={isFetching} />
      ) : (
        <Block>
          <LoadState isFetching={isFetching} failure={failure} onRetry={retry} />
        </Block>
      )}
    </Box>
  );
}
