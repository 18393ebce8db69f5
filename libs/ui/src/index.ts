export { AskBeforeLeaving } from './AskBeforeLeaving';
export { Badge, type BadgeTone } from './Badge';
export { Block } from './Block';
export { BrandMark } from './BrandMark';
export { BusyButton } from './BusyButton';
export { COLOR_MODE_KEY, COLOR_MODES, type ColorMode } from './color-mode';
export { ColorSchemeSwitch } from './ColorSchemeSwitch';
export { CompactSelect } from './CompactSelect';
export { ConfirmDialog } from './ConfirmDialog';
export { DataTable, type TableSort } from './DataTable';
export { formatDate, formatExact, formatRelative, type DateLike } from './date-formats';
export { DialogFrame } from './DialogFrame';
export { DiscardDialog } from './DiscardDialog';
export { EmptyState } from './EmptyState';
export { ErrorAlert } from './ErrorAlert';
export { Field } from './Field';
export { focusField } from './focus-field';
export { Icon } from './Icon';
export { LoadState } from './LoadState';
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
export { readPageQuery, toPageSearch, type PageQuery } from './page-query';
export { Pager } from './Pager';
export { readDecimal } from './read-decimal';
export { saveCsvFile } from './save-csv-file';
export { QuotedArticle } from './QuotedArticle';
export { SearchBar } from './SearchBar';
export { Section } from './Section';
export { SelectField } from './SelectField';
export { Spinner } from './Spinner';
export type { StackedFields } from './stacked-fields';
export { readStyleNonce } from './style-nonce';
export { SuccessAlert } from './SuccessAlert';
export { COLOR_SCHEME_ATTRIBUTE, theme } from './theme';
export { ThemeRoot } from './ThemeRoot';
export { useAddressQuery, type AddressForm } from './use-address-query';
export { useDiscardQuestion } from './use-discard-question';
export { usePageQuery } from './use-page-query';
export { VisuallyHidden } from './VisuallyHidden';
export { WarningAlert } from './WarningAlert';
