import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { AwardConfigRow, AwardGroup } from '@vaglio/contract';
import { formatCount } from '@vaglio/ui';

interface GroupListProps {
  readonly groups: readonly AwardGroup[];
  readonly selected: AwardGroup;
  /** Items of all groups, from which the counts are computed. null if they are not loaded. */
  readonly config: readonly AwardConfigRow[] | null;
  /** Returns true if a group has an unsaved draft. */
  readonly hasDraft: (groupId: string) => boolean;
  readonly onSelect: (id: string) => void;
}

const LINE = {
  display: 'flex',
  gap: 3,
  width: '100%',
  minHeight: { xs: 44, md: 40 },
  px: '10px',
  borderRadius: 1,
  textAlign: 'left',
  typography: 'body1',
  color: 'text.primary',
  transition: 'background-color 120ms',
  '&:hover': { bgcolor: 'sunken' },
  '&[aria-current]': { bgcolor: 'accentSoft', color: 'accentSoftText', fontWeight: 600 },
};

/** Navigation with all exclusivity groups and their numbers of items. */
export function GroupList({ groups, selected, config, hasDraft, onSelect }: GroupListProps) {
  return (
    <Box
      component="nav"
      aria-label="Groups"
      sx={{
        minWidth: 0,
        p: 2,
        borderRight: { md: 1 },
        borderBottom: { xs: 1, md: 0 },
        borderColor: { xs: 'border', md: 'border' },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          px: '10px',
          pt: 2,
          pb: 2,
          typography: 'caption',
          color: 'muted',
        }}
      >
        <span>Groups</span>
        <span>{formatCount(groups.length)}</span>
      </Box>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: { xs: 264, md: 'none' }, overflowY: 'auto' }}
      >
        {groups.map(({ id, group_name }) => (
          <li key={id}>
            <ButtonBase
              aria-current={id === selected.id ? 'true' : undefined}
              onClick={() => onSelect(id)}
              sx={LINE}
            >
              <Box
                component="span"
                title={group_name}
                sx={{
                  flex: 1,
                  minWidth: 0,
                  overflow: 'hidden',
                  textOverflow: 'ellipsis',
                  whiteSpace: 'nowrap',
                }}
              >
                {group_name}
              </Box>
              <Box
                component="span"
                sx={{
                  typography: 'caption',
                  fontWeight: 400,
                  color: id === selected.id ? 'inherit' : 'muted',
                  whiteSpace: 'nowrap',
                }}
              >
                {[hasDraft(id) && 'not added', config && itemCount(config, id)].filter(Boolean).join(', ')}
              </Box>
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  );
}

function itemCount(config: readonly AwardConfigRow[], groupId: string): string {
  const count = config.filter(({ group_id }) => group_id === groupId).length;
  return `${formatCount(count)} ${count === 1 ? 'item' : 'items'}`;
}
