export * from './hooks.gen';
export * from './startups-data.api';
export { changeBackTo, changeOfMove, type StartupChange } from './writes/optimistic';
export { MARKED_STAGES, type MarkedStage, removedBy } from './writes/stage-moves';
export { type StartupWrite, useAdoptStartup, useWriteStartupMutation } from './writes/write-startup.api';
export { PENDING_WORK_TAGS } from './invalidations';
export { changeParts, type ChangePart } from './change-parts';
export { currentStartup } from './current-startup';
export { laterActs, laterText, type LaterAct } from './later-changes';
export { PROOF_LABELS, UNPROVED_LABEL } from './proof-text';
export { quotedValues, type FieldQuotes } from './quoted-values';
export { SORT_LABELS } from './sort-labels';
export { useUsualParameters } from './use-usual-parameters';
export { exportColumnsOf, useListExport } from './use-list-export';
export {
  advancedFields,
  type AdvancedFilters,
  isBound,
  hasAdvancedFilters,
  STEPS,
  type ValuedFilter,
} from './list/advanced-filters';
export { type Layout, LAYOUTS } from './list/layouts';
export { isScore, type ListBounds, UNBOUNDED } from './list/list-bounds';
export {
  DETAILS_TABS,
  type DetailsTab,
  ELIGIBILITY_FILTERS,
  type Mode,
  SORT_KEYS,
  type SortKey,
  type TopFilter,
} from './list/list-choices';
export {
  ALL_ACTIVE,
  CLOSED,
  FIRST_LIST,
  isByRank,
  isNarrowed,
  type ListQuery,
  readListQuery,
  tabOf,
  toCountArg,
  toListArg,
  toListParams,
  toSearched,
  withMode,
  withoutFilters,
} from './list/list-query';
export {
  CANTON_CHOICES,
  cantonName,
  matchesCantonAndSector,
  SECTOR_CHOICES,
  sectorName,
  withToggled,
} from './list/place-choices';
export { columnsText, movedTo, readColumns, withColumn } from './list/table-columns';
export {
  diffFromSaved,
  serializeView,
  type GoToList,
  parseView,
  readViewAddress,
  type SavedView,
  toViewAddress,
  viewOf,
  viewSearch,
} from './list/view-address';
export { useWork, useWorkReading } from './use-work';
export { founderOf, placeText } from './startup-text';
