import type { SxProps, Theme } from '@mui/material/styles';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { useArrowFocus } from './use-arrow-focus';

interface BarTab<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** Where its panel names it. */
  readonly id?: string;
}

interface TabBarProps<Value extends string> {
  /** Names the tabs for screen readers. */
  readonly label: string;
  readonly tabs: readonly BarTab<Value>[];
  /** Null where none is shown. */
  readonly shown: Value | null;
  readonly onShow: (value: Value) => void;
  /** Id of the panel that all of them fill. */
  readonly controls: string;
  readonly sx?: SxProps<Theme>;
}

/** A few tabs in a row. What a page shows at first does without MUI's, which measure and slide (6 kB). */
export function TabBar<Value extends string>({
  label,
  tabs,
  shown,
  onShow,
  controls,
  sx = [],
}: TabBarProps<Value>) {
  const { stop, around } = useArrowFocus(
    tabs.map(({ value }) => value),
    shown,
  );
  return (
    <Box role="tablist" aria-label={label} {...around} sx={[BAR, ...(Array.isArray(sx) ? sx : [sx])]}>
      {tabs.map(({ value, label: content, id }, index) => (
        <ButtonBase
          key={value}
          id={id}
          role="tab"
          aria-selected={value === shown}
          aria-controls={controls}
          tabIndex={index === stop ? 0 : -1}
          onClick={() => value !== shown && onShow(value)}
        >
          {content}
        </ButtonBase>
      ))}
    </Box>
  );
}

const BAR = {
  display: 'flex',
  minHeight: 44,
  // Where they do not fit, on a phone, they can be moved.
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > button': {
    position: 'relative',
    flexShrink: 0,
    minHeight: 'inherit',
    p: '0 4px',
    mr: '20px',
    typography: 'button',
    lineHeight: 1.25,
    color: 'text.secondary',
    // Inside, where the bar does not cut it.
    '&.Mui-focusVisible': { outlineOffset: '-3px' },
    '&[aria-selected="true"]': { color: 'text.primary' },
    '&[aria-selected="true"]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      height: 2,
      bgcolor: 'primary.main',
    },
  },
};
