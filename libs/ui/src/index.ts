export { BrandMark } from './BrandMark';
export { COLOR_MODE_KEY, COLOR_MODES, type ColorMode } from './color-mode';
export { ColorSchemeSwitch } from './ColorSchemeSwitch';
export { Icon } from './Icon';
export { readStyleNonce } from './style-nonce';
export { COLOR_SCHEME_ATTRIBUTE, theme } from './theme';
export { ThemeRoot } from './ThemeRoot';
export { formatDate, formatExact, formatRelative, type DateLike } from './date-formats';
export {
  EMPTY_VALUE,
  formatAmount,
  formatCount,
  formatDuration,
  formatFraction,
  formatMoney,
  formatScore,
  formatShare,
  formatWeight,
} from './number-formats';
