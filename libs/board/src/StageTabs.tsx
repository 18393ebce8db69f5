import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { StageColumn } from '@vaglio/contract';
import { stageLabel, type Stage } from '@vaglio/startups-domain';
import { formatCount, TABULAR } from '@vaglio/ui';

interface StageTabsProps {
  readonly stages: readonly StageColumn[];
  readonly shown: Stage;
  readonly onChange: (stage: Stage) => void;
}

/** Stage tabs on phones. They scroll horizontally. */
export function StageTabs({ stages, shown, onChange }: StageTabsProps) {
  return (
    <Tabs
      value={shown}
      onChange={(_event, stage: Stage) => onChange(stage)}
      variant="scrollable"
      scrollButtons={false}
      aria-label="Stage"
      sx={{ mb: 3, borderBottom: 1, borderColor: 'border' }}
    >
      {stages.map(({ stage, total }) => (
        <Tab
          key={stage}
          value={stage}
          label={
            <span>
              {stageLabel(stage)}{' '}
              <Box component="span" sx={{ ...TABULAR, typography: 'caption', color: 'muted' }}>
                {formatCount(total)}
              </Box>
            </span>
          }
        />
      ))}
    </Tabs>
  );
}
