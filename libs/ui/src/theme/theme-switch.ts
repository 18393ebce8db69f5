import type { ThemeOptions } from '@mui/material/styles';

const TRACK = { width: 36, height: 20 };
const THUMB_PX = 14;
const GAP_PX = (TRACK.height - THUMB_PX) / 2;
/** Margin around the track, which enlarges the clickable area. */
const MARGIN_PX = 8;
/** Breakpoint below which controls have touch sizes. */
const TOUCH = 'md';
const TOUCH_MARGIN_PX = 12;

const inset = (marginPx: number) => ({
  height: TRACK.height + 2 * marginPx,
  padding: `${marginPx}px ${MARGIN_PX}px`,
  '& .MuiSwitch-switchBase': { padding: `${marginPx + GAP_PX}px ${MARGIN_PX + GAP_PX}px` },
});

/**
 * Style of switches. A switch has the outline colour of fields when off, and the accent colour when on. The thumb moves
 * without animation.
 */
export const SWITCH: ThemeOptions['components'] = {
  MuiSwitch: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        width: TRACK.width + 2 * MARGIN_PX,
        ...inset(MARGIN_PX),
        [theme.breakpoints.down(TOUCH)]: inset(TOUCH_MARGIN_PX),
        '&.MuiSwitch-edgeEnd': { marginRight: -MARGIN_PX },
        '&:hover .MuiSwitch-switchBase:not(.Mui-checked, .Mui-disabled) + .MuiSwitch-track': {
          backgroundColor: theme.vars.palette.text.secondary,
        },
        '&:hover .MuiSwitch-switchBase.Mui-checked:not(.Mui-disabled) + .MuiSwitch-track': {
          backgroundColor: theme.vars.palette.primary.dark,
        },
      }),
      switchBase: ({ theme }) => ({
        transition: 'none',
        color: theme.vars.palette.background.paper,
        '&:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked': {
          transform: `translateX(${TRACK.width - TRACK.height}px)`,
          color: theme.vars.palette.primary.contrastText,
        },
        '&.Mui-checked:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked + .MuiSwitch-track': { backgroundColor: theme.vars.palette.primary.main, opacity: 1 },
        '&.Mui-disabled': { color: theme.vars.palette.muted },
        '&.Mui-disabled + .MuiSwitch-track': { backgroundColor: theme.vars.palette.neutralSoft, opacity: 1 },
        '&.Mui-focusVisible + .MuiSwitch-track': {
          outline: `2px solid ${theme.vars.palette.focus}`,
          outlineOffset: 2,
        },
      }),
      thumb: { width: THUMB_PX, height: THUMB_PX, boxShadow: 'none' },
      track: ({ theme }) => ({
        borderRadius: TRACK.height / 2,
        backgroundColor: theme.vars.palette.field,
        opacity: 1,
        transition: 'background-color 120ms',
      }),
    },
  },
};
