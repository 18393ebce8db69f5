import Box from '@mui/material/Box';

interface InitialsProps {
  readonly name: string;
  /** Diameter in px. */
  readonly size?: number;
  /** True for the signed-in user. */
  readonly isOwn?: boolean;
  /** True if no other text shows the name. The name is then the accessible name and the tooltip. */
  readonly isAlone?: boolean;
}

/** Round avatar with initials. The signed-in user has the accent colour, and all other users have a neutral colour. */
export function Initials({ name, size = 20, isOwn = false, isAlone = false }: InitialsProps) {
  const naming = isAlone
    ? ({ role: 'img', 'aria-label': name, title: name } as const)
    : ({ 'aria-hidden': 'true' } as const);
  return (
    <Box
      component="span"
      {...naming}
      sx={[
        { ...ROUND, width: size, height: size, fontSize: `${Math.max(SMALLEST, size * 0.38)}px` },
        isOwn ? OWN : OTHER,
      ]}
    >
      {initialsOf(name)}
    </Box>
  );
}

/** Minimum font size in px. */
const SMALLEST = 9;
const ROUND = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  borderRadius: '50%',
  fontWeight: 620,
  letterSpacing: 0,
};
const OWN = { bgcolor: 'accentSoft', color: 'accentSoftText' };
const OTHER = { bgcolor: 'neutralSoft', color: 'text.secondary' };

/** Returns the initials of the first and last word of a name. A single word has one initial. */
export function initialsOf(name: string): string {
  const text = name.split(/[\s.@_-]+/).filter(Boolean);
  const first = text[0] ?? '';
  const last = text.length > 1 ? (text[text.length - 1] ?? '') : '';
  return ([...first].slice(0, 1).join('') + [...last].slice(0, 1).join('')).toUpperCase();
}
