import type { CSSProperties, TypographyVariantsOptions } from '@mui/material/styles';
import { TABULAR } from './tabular';

interface OwnVariants<Style> {
  /** Number on a summary card or in a batch. */
  figure: Style;
  /** Score in the details of a startup. */
  score: Style;
  /** Title of a page in its own card. */
  cardTitle: Style;
  /** Body text with at most 72 characters per line. */
  reading: Style;
  label: Style;
  /** Parameter ids, user ids and prompts. */
  mono: Style;
}

declare module '@mui/material/styles' {
  interface TypographyVariants extends OwnVariants<CSSProperties> {}
  interface TypographyVariantsOptions extends OwnVariants<CSSProperties> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<keyof OwnVariants<true>, true> {}
}

/** Returns a text style with relative sizes, so that the user's font size setting applies. */
function type(size: number, line: number, fontWeight: number, letterSpacing = '-0.003em'): CSSProperties {
  return { fontSize: `${size / 16}rem`, lineHeight: line / size, fontWeight, letterSpacing };
}

const PHONE = '@media (max-width:575.95px)';
const SYSTEM_MONO = 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace';

export const TYPE_SCALE: TypographyVariantsOptions = {
  fontFamily: '"Inter Variable", system-ui, -apple-system, "Segoe UI", sans-serif',
  fontWeightMedium: 550,
  fontWeightBold: 620,
  figure: { ...TABULAR, ...type(38, 46, 620, '-0.028em'), [PHONE]: type(32, 38, 620, '-0.028em') },
  score: { ...TABULAR, ...type(34, 36, 620, '-0.028em') },
  h1: type(24, 32, 620, '-0.018em'),
  cardTitle: type(18, 24, 620, '-0.018em'),
  h2: type(16, 24, 600, '-0.01em'),
  h3: type(14, 20, 600),
  body1: type(14, 20, 400),
  body2: type(13, 18, 400),
  reading: { ...type(14, 22, 400), [PHONE]: type(15, 23, 400) },
  label: type(13, 16, 550),
  caption: type(12, 16, 400),
  button: { ...type(14, 20, 550), textTransform: 'none' },
  mono: { ...type(12.5, 18, 400, '0'), fontFamily: SYSTEM_MONO },
};
