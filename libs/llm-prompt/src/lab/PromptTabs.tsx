import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { formatCount, TABULAR } from '@vaglio/ui';

export type PromptTab = 'editor' | 'compare' | 'history';

const LABELS = { editor: 'Editor', compare: 'Compare', history: 'History' } as const;

interface PromptTabsProps {
  readonly tab: PromptTab;
  readonly versions: number;
  readonly onChange: (tab: PromptTab) => void;
}

/** Ids that tie a tab to its panel. */
export const tabIdOf = (tab: PromptTab) => `prompt-tab-${tab}`;
export const PANEL_ID = 'prompt-panel';

/** Editor, Compare and History, the last with the number of versions. */
export function PromptTabs({ tab, versions, onChange }: PromptTabsProps) {
  return (
    <Tabs
      value={tab}
      aria-label="Prompt"
      onChange={(_event, next: PromptTab) => onChange(next)}
      sx={{ px: 4, borderBottom: 1, borderColor: 'border' }}
    >
      {(['editor', 'compare', 'history'] as const).map((key) => (
        <Tab
          key={key}
          value={key}
          id={tabIdOf(key)}
          aria-controls={PANEL_ID}
          label={
            <Box component="span" sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
              {LABELS[key]}
              {key === 'history' && versions > 0 && (
                <Box component="span" sx={{ ...TABULAR, typography: 'caption', color: 'muted' }}>
                  {formatCount(versions)}
                </Box>
              )}
            </Box>
          }
        />
      ))}
    </Tabs>
  );
}
