export { Badge, type BadgeTone } from './Badge';
export { Block } from './Block';
export { BrandMark } from './BrandMark';
export { BusyButton } from './loading/BusyButton';
export { ColorSchemeSwitch } from './theme/ColorSchemeSwitch';
export { ConfirmDialog } from './dialog/ConfirmDialog';
export { ConflictNotice } from './conflict/ConflictNotice';
export type { SeenConflict, FieldTexts } from './conflict/conflict';
export { CopyField } from './field/CopyField';
export { ACTIONS_COLUMN, byColumn, CONTROL_COLUMN, RIGHT_COLUMN, whenColumn } from './table/shared-columns';
export { CountedLabel } from './choice/CountedLabel';
export { DataTable, type EditedCell } from './table/DataTable';
export { ReadOnlyTable } from './table/ReadOnlyTable';
export { StaticTable, type StaticColumn } from './table/StaticTable';
export type { TableColumn } from './table/table-column';
export {
  DATE_LANGUAGES,
  formatDate,
  formatDateIn,
  formatExact,
  formatRelative,
  formatRelativeInside,
  formatShortDate,
  formatWeekday,
  weekdayName,
  zurichDay,
  type DateLanguage,
} from './format/date-formats';
export { dayText, timeOf } from './format/day-text';
export { Fold } from './Fold';
export { DeleteDialog } from './dialog/DeleteDialog';
export { DialogBoundary } from './dialog/DialogBoundary';
export { DialogFrame } from './dialog/DialogFrame';
export { EmptyState } from './message/EmptyState';
export { ErrorAlert } from './message/ErrorAlert';
export { CsvSeparatorContext, useCsvSeparator } from './export/csv-separator';
export { ExportFile } from './export/ExportFile';
export { ExportMenu } from './export/ExportMenu';
export { isPreloading, preload } from './loading/preload';
export { FeatureBoundary } from './loading/FeatureBoundary';
export { DateField } from './field/DateField';
export { Field } from './field/Field';
export { FormDialog } from './form/FormDialog';
export { FormElement } from './form/FormElement';
export { FormDateField } from './form/FormDateField';
export { FormField } from './form/FormField';
export { FormOutcome } from './form/FormOutcome';
export { FormSelect } from './form/FormSelect';
export { FormSwitch } from './form/FormSwitch';
export { RichText } from './message/RichText';
export { RevokeTokensChoice } from './form/RevokeTokensChoice';
export type { FormControl } from './form/form-control';
export type { FormError } from './form/form-error';
export { Icon } from './Icon';
export { Initials } from './person/Initials';
export { InPlaceForm } from './form/InPlaceForm';
export {
  defineHotkeys,
  type HotkeyAct,
  type Hotkeys,
  isTypingOrModalOpen,
  useShortcutsEnabled,
} from './hotkeys/hotkeys';
export { Key } from './hotkeys/Key';
export { KeyHelpDialog } from './hotkeys/KeyHelpDialog';
export { useHotkeys, type HotkeyActs } from './hotkeys/use-hotkeys';
export { LoadState } from './loading/LoadState';
export { useFocusAfterMore } from './loading/use-focus-after-more';
export { useKeptFocus } from './loading/use-kept-focus';
export {
  EMPTY_VALUE,
  formatAmount,
  formatCost,
  formatCount,
  formatDuration,
  formatFraction,
  formatMoney,
  formatScore,
  formatSeconds,
  formatShare,
  formatWeight,
  scoreDecimals,
} from './format/number-formats';
export { CopyLinkButton } from './address/CopyLinkButton';
export { storeText, readStoredText } from './stored-text';
export { useStableCallback } from './use-stable-callback';
export { keepAboveLowerBar, LOWER_BAR, TOAST_PLACE } from './toast/lower-bar';
export { allBut, NOT_PRINTED } from './theme/print';
export { PointList } from './PointList';
export { ActionAlert } from './message/ActionAlert';
export { Pager } from './table/Pager';
export { readDecimal } from './field/read-decimal';
export { readWholeNumber } from './field/read-whole-number';
export { saveCsvFile } from './save-csv-file';
export { saveFile } from './save-file';
export { SearchBar } from './field/SearchBar';
export { useDebouncedText } from './field/use-debounced-text';
export { SecretFrame } from './dialog/SecretFrame';
export { Section } from './Section';
export { Select } from './field/Select';
export { HorizontalScroller } from './scroll/HorizontalScroller';
export { SkeletonBar } from './loading/SkeletonBar';
export { Spinner } from './loading/Spinner';
export type { StackedFields } from './table/stacked-fields';
export { useHasToasts, useLocalToast, useToast } from './toast/ToastProvider';
export { ToastProvider } from './toast/ToastProvider';
export { TOAST_HOTKEYS, ToastRegion } from './toast/ToastRegion';
export { SuccessAlert } from './message/SuccessAlert';
export { browserTimeZone, showTimesIn, startOfDay, timeZones, clockIn } from './format/time-zone';
export { TABULAR } from './theme/tabular';
export { theme } from './theme/theme';
export { ThemeRoot } from './theme/ThemeRoot';
export { useAddressQuery, type AddressForm } from './address/use-address-query';
export { useAnchor } from './address/use-anchor';
export { useValidatedForm } from './form/use-validated-form';
export { useFormField } from './form/use-form-field';
export { usePageQuery } from './address/use-page-query';
export { hasUnsavedWork } from './dialog/has-unsaved-work';
export { UnsavedChangesGuard, useUnsavedChanges } from './dialog/UnsavedChangesGuard';
export { useVersionedChange } from './conflict/use-versioned-change';
export { useVersionedForm } from './conflict/use-versioned-form';
export { VisuallyHidden } from './VisuallyHidden';
export { WarningAlert } from './message/WarningAlert';
export { DetailBlock } from './DetailBlock';
export { OutsideLink } from './OutsideLink';
export { ValueList, ValueRow } from './ValueList';
export { AnchoredSheet } from './dialog/AnchoredSheet';
export { PersonName } from './person/PersonName';
export { DotLine } from './DotLine';
export { CHIP } from './chip-style';
