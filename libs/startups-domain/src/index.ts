export { DEFAULT_CURRENCY, parseAmount, parseCurrency, type Amount } from './parse-amount';
export { AWARD_COLUMNS } from './award-columns';
export { badgesOf, type Badge, type BadgeSource } from './badges';
export { CANTON_CODES, type Canton } from './canton-names';
export { cantonCode, CANTONS, toCanton, UNKNOWN } from './cantons';
export { compareCodePoints } from './code-point-order';
export { foldCompanyName } from './company-name';
export { FLAGS, isFlagSet, type Flag } from './flags';
export { exportColumns, toExportCells, type ExportSource } from './export-row';
export { guardCell, unguardCell } from './formula-cells';
export { foldKey, foldText, slugOf } from './fold-text';
export { isBlankRow, isTruthyCell, parseImportDate, parseImportNumber } from './import-cells';
export {
  awardColumn,
  DATE_FIELDS,
  EXPORT_COLUMNS,
  IMPORT_COLUMNS,
  matchHeader,
  NUMBER_FIELDS,
  READ_ONLY_FIELDS,
  TEXT_FIELDS,
  type DateField,
  type FlagField,
  type ImportColumn,
  type NumberField,
  type TextField,
} from './import-columns';
export {
  mapHeaders,
  toImportBody,
  toImportRow,
  type HeaderMapping,
  type ImportBody,
  type ImportOptions,
  type ImportRow,
  type UnreadableCell,
} from './import-row';
export { fieldLabel } from './field-label';
export { safeHref } from './safe-href';
export { sectorCode, sectorLabel, SECTORS, toSector, type Sector } from './sectors';
export { companyHost, websiteHost } from './website-host';
export { writeCsv } from './write-csv';
