import Box from '@mui/material/Box';

interface InitialsProps {
  readonly name: string;
  /** In pixels. */
  readonly size?: number;
  /** Of the person who looks at them. */
  readonly isOwn?: boolean;
  /** Nothing else near them says the name: then it is their accessible text and their tooltip. */
  readonly isAlone?: boolean;
}

/** The round placeholder of a picture of a person: accent for oneself, neutral for others. */
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

/** Of the letters, in pixels. */
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

/** Two letters for a round picture: first and last word of a name; one for a single word. */
export function initialsOf(name: string): string {
  const text = name.split(/[\s.@_-]+/).filter(Boolean);
  const first = text[0] ?? '';
  const last = text.length > 1 ? (text[text.length - 1] ?? '') : '';
  return ([...first].slice(0, 1).join('') + [...last].slice(0, 1).join('')).toUpperCase();
}
