import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { useArrowFocus } from './use-arrow-focus';

interface SegmentBarProps<Value extends string> {
  /** Names the choice for screen readers. */
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly face: ReactNode }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** One of two or three, as buttons in one piece. What a page shows at first does without MUI's (2 kB). */
export function SegmentBar<Value extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: SegmentBarProps<Value>) {
  const { stop, around } = useArrowFocus(
    choices.map(({ value }) => value),
    chosen,
  );
  return (
    <Box role="group" aria-label={label} {...around} sx={BAR}>
      {choices.map(({ value, face }, index) => (
        <ButtonBase
          key={value}
          aria-pressed={value === chosen}
          tabIndex={index === stop ? 0 : -1}
          onClick={() => value !== chosen && onChoose(value)}
        >
          {face}
        </ButtonBase>
      ))}
    </Box>
  );
}

const tint = (share: string) => `rgba(var(--mui-palette-text-primaryChannel) / ${share})`;
const SELECTED = tint('var(--mui-palette-action-selectedOpacity)');

const BAR = {
  display: 'inline-flex',
  '& > button': {
    typography: 'button',
    fontSize: '0.8125rem',
    gap: 1,
    height: 32,
    px: 2,
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: '8px',
    color: 'action.active',
    '&:hover': {
      bgcolor: tint('var(--mui-palette-action-hoverOpacity)'),
      '@media (hover: none)': { bgcolor: 'transparent' },
    },
    '&[aria-pressed="true"]': {
      color: 'text.primary',
      bgcolor: SELECTED,
      '&:hover': {
        bgcolor: tint(
          'calc(var(--mui-palette-action-selectedOpacity) + var(--mui-palette-action-hoverOpacity))',
        ),
        '@media (hover: none)': { bgcolor: SELECTED },
      },
    },
    '&:not(:last-of-type)': { borderTopRightRadius: 0, borderBottomRightRadius: 0 },
    '& + button': {
      ml: '-1px',
      borderLeftColor: 'transparent',
      borderTopLeftRadius: 0,
      borderBottomLeftRadius: 0,
    },
    '&.Mui-focusVisible': { zIndex: 1 },
  },
};
