import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { DecisionReason } from '@vaglio/contract';
import { Key } from '@vaglio/ui';

interface ReasonChoiceProps {
  readonly reasons: readonly DecisionReason[];
  /** Id of the selected reason, or '' without a selection. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  /** True to show the digits. In this dialog they work even if single-character keys are disabled. */
  readonly shortcutsEnabled: boolean;
}

/** Radio list of reasons with their digits. The first reason has the focus, but no reason is selected. */
export function ReasonChoice({ reasons, chosen, onChoose, shortcutsEnabled }: ReasonChoiceProps) {
  return (
    <RadioGroup
      aria-label="Reason"
      value={chosen}
      onChange={(_event, id) => onChoose(id)}
      sx={{ flexWrap: 'nowrap', mx: '-10px' }}
    >
      {reasons.map(({ id, label }, index) => (
        <Box key={id} component="label" sx={[ROW, id === chosen && { bgcolor: 'accentSoft' }]}>
          <Radio value={id} size="small" autoFocus={index === 0} sx={{ p: 0 }} />
          <Box
            component="span"
            sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', color: 'text.primary' }}
          >
            {label}
          </Box>
          {shortcutsEnabled && index < 9 && (
            <Box component="span" aria-hidden="true">
              <Key>{String(index + 1)}</Key>
            </Box>
          )}
        </Box>
      ))}
    </RadioGroup>
  );
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  px: '10px',
  minHeight: { xs: 44, md: 34 },
  borderRadius: 1,
  cursor: 'pointer',
};
