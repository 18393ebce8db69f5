export const IMPORTS_ACTIONS = {
  import_uploaded: 'Uploaded a file to import',
  import_part_uploaded: 'Uploaded into the import of another person',
  import_mapped: 'Mapped the columns or values of an import',
  import_mapping_kept: 'Saved a mapping for files with the same columns',
  import_checked_again: 'Ordered another check of an import',
  import_read_again: 'Ordered another reading of an import’s file',
  import_alias_kept: 'Kept a spelling of a canton or sector',
  import_alias_forgotten: 'Took a spelling of a canton or sector back',
  import_committed: 'Imported a file',
  import_cancelled: 'Gave an import up',
  import_undone: 'Took an import back',
} as const;
