import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { formatCount, TABULAR, VisuallyHidden } from '@vaglio/ui';
import type { DetailsTab } from '../list/list-choices';

interface DetailsTabsProps {
  /** Of the startup. */
  readonly name: string;
  readonly tab: DetailsTab;
  readonly onTurn: (tab: DetailsTab) => void;
  /** How much of what was read waits for an answer; 0 shows nothing. */
  readonly suggestions: number;
  /** Prefix of the ids of the tabs and of what they show. */
  readonly idBase: string;
}

/** Details and Facts of one startup, with the count of its open suggestions. Absent where the server keeps no facts. */
export function DetailsTabs({ name, tab, onTurn, suggestions, idBase }: DetailsTabsProps) {
  const own = (value: DetailsTab) => ({
    value,
    id: tabId(idBase, value),
    'aria-controls': value === tab ? panelId(idBase) : undefined,
    sx: { minHeight: HEIGHT },
  });
  return (
    <Tabs
      value={tab}
      onChange={(_event, next: DetailsTab) => onTurn(next)}
      aria-label={`About ${name}`}
      sx={{ minHeight: HEIGHT }}
    >
      <Tab {...own('details')} label="Details" />
      <Tab
        {...own('facts')}
        label={
          <span>
            Facts
            {suggestions > 0 && (
              <>
                {' '}
                <Box component="span" sx={COUNT}>
                  {formatCount(suggestions)}
                  <VisuallyHidden> open {suggestions === 1 ? 'suggestion' : 'suggestions'}</VisuallyHidden>
                </Box>
              </>
            )}
          </span>
        }
      />
    </Tabs>
  );
}

/** The attributes of what a tab shows. */
export function panelOf(idBase: string, tab: DetailsTab) {
  return { id: panelId(idBase), role: 'tabpanel', 'aria-labelledby': tabId(idBase, tab) } as const;
}

function tabId(idBase: string, tab: DetailsTab): string {
  return `${idBase}-${tab}`;
}

function panelId(idBase: string): string {
  return `${idBase}-panel`;
}

const HEIGHT = 44;
const COUNT = {
  ...TABULAR,
  display: 'inline-block',
  ml: 1,
  px: '7px',
  borderRadius: '6px',
  typography: 'caption',
  fontWeight: 600,
  lineHeight: '20px',
  bgcolor: 'amberSoft',
  color: 'warning.main',
};
