import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { CountedLabel } from '@vaglio/ui';

export type PromptTab = 'editor' | 'compare' | 'history';

const LABELS = { editor: 'Editor', compare: 'Compare', history: 'History' } as const;

interface PromptTabsProps {
  readonly tab: PromptTab;
  readonly versions: number;
  readonly onChange: (tab: PromptTab) => void;
}

/** Returns the id that connects a tab with its panel. */
export const tabIdOf = (tab: PromptTab) => `prompt-tab-${tab}`;
export const PANEL_ID = 'prompt-panel';

/** Tabs Editor, Compare and History. The History tab shows the number of versions. */
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
            <CountedLabel count={key === 'history' && versions > 0 ? versions : null} isShown={key === tab}>
              {LABELS[key]}
            </CountedLabel>
          }
        />
      ))}
    </Tabs>
  );
}
