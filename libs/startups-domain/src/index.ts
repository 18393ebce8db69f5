export {
  DEFAULT_CURRENCY,
  isUnitText,
  parseAmount,
  parseCurrency,
  readTypedAmount,
  shownDecimalMark,
  withHeaderUnit,
  type DecimalMark,
} from './parse-amount';
export { unitOfHeader, unitOfStatement } from './header-unit';
export { countryCode, countryName } from './countries';
export { AWARD_COLUMNS } from './award-columns';
export { badgesOf, newUntil, NEW_FOR_DAYS, type Badge, type BadgeSource } from './badges';
export { CANTON_CODES, type Canton } from './canton-names';
export { cantonCode, toCanton } from './canton-code';
export { CANTONS, CANTONS_BY_NAME, UNKNOWN } from './cantons';
export { compareCodePoints } from './code-point-order';
export { foldCompanyName } from './company-name';
export { decodePieces, decodeText } from './decode-text';
export { decisionText } from './decision-text';
export { DELIMITERS, detectCsvForm, detectDelimiter, type CsvForm, type Delimiter } from './detect-delimiter';
export { detectEncoding, detectUnicode, ENCODINGS, looksLikeDos, type Encoding } from './detect-encoding';
export { FLAGS, isFlagSet } from './flags';
export {
  chosenColumns,
  COMPUTED_FIELDS,
  EXPORT_KEYS,
  exportKeyLabel,
  type ComputedField,
  type ExportColumn,
} from './export-choice';
export { exportColumns, toExportCells, type ExportSource } from './export-row';
export { unguardCell } from './formula-cells';
export { FIELD_COLUMNS, guessFields, isKnownHeader, isRowNumber } from './guess-header';
export { holdsInvestments, isInvestmentHeader } from './money-columns';
export { findHeaderRow, joinHeaders } from './header-row';
export { foldKey, foldText, slugOf } from './fold-text';
export { formatConfidence } from './format-confidence';
export { groupDigits } from './group-digits';
export { hidesLater } from './hides-later';
export { isBlankRow, isErrorCell, isPlaceholder, isTruthyCell } from './import-cells';
export { parseImportDate, shownDateOrder, type DateOrder } from './parse-date';
export {
  awardColumn,
  EXPORT_COLUMNS,
  matchHeader,
  READ_ONLY_FIELDS,
  type ImportColumn,
} from './import-columns';
export { mapHeaders, toImportBody, type ImportBody, type UnreadableCell } from './import-row';
export {
  describeField,
  EXTRACTED_FIELDS,
  EXTRACTED_NAMES,
  FACT_FIELDS,
  factLabel,
  FIELD_NAMES,
  fieldLabel,
  isExtractedName,
  isOfKind,
  MAIN_FACTS,
  maxLengthOf,
  rangeOf,
  SCORED_NAMES,
  SUGGESTED_FIELDS,
  recordOf,
} from './fields/field-lists';
export {
  BOUNDS,
  isRangeFilter,
  isSortField,
  LISTED_FIELDS,
  RANGE_FILTERS,
  RANGES,
  SORT_FIELDS,
  type Range,
} from './fields/listed-fields';
export {
  STARTUP_FIELDS,
  type Bound,
  type BoundValues,
  type ComparedField,
  type ExtractedName,
  type FactField,
  type FieldKind,
  type FieldOfExtracted,
  type FieldOfKind,
  type FieldValue,
  type ListedField,
  type ProvedName,
  type RangeFilter,
  type ScoredName,
  type StartupField,
  type SuggestedField,
} from './fields/startup-fields';
export { PATHS } from './paths';
export {
  routes,
  SETTINGS_SECTIONS,
  type InvestmentsQuery,
  type ReviewTab,
  type SettingsSection,
} from './routes';
export { safeHref } from './safe-href';
export {
  isBlankSearch,
  plainLetters,
  queryForms,
  searchedNames,
  searchForms,
  searchKey,
  searchTest,
} from './search-text';
export { sectorCode, toSector } from './sector-code';
export { sectorLabel, SECTORS, type Sector } from './sectors';
export { FLAG_OF_STAGE, stageLabel, stageOf, STAGES, type Stage } from './stages';
export { columnLabel, TABLE_COLUMNS, USUAL_COLUMNS, type TableColumn } from './table-columns';
export { companyHost, SHARED_HOSTS, websiteHost, websiteKey } from './website-host';
export { BYTE_ORDER_MARK, CSV_SEPARATOR_NAMES, csvLines, writeCsv, type CsvSeparator } from './write-csv';
export { FINANCING_KINDS, MONEY_KINDS, type MoneyKind } from './money-kinds';
export { codePointOf, hasVisible, hiddenIn, nameFault } from './name-fault';
export { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, MAX_URL_LENGTH } from './value-limits';
export { isUrl } from './is-url';
export { toPoints } from './points';
export { DEFAULT_PAGE_SIZE, MAX_PAGE, MAX_SEARCH_LENGTH, PAGE_SIZES } from './page-limits';
export { type PageQuery, readPageQuery, toPageSearch } from './page-query';
