export const IMPORTS_ACTIONS = {
  import_uploaded: 'Uploaded a file to import',
  import_alias_kept: 'Kept a spelling of a canton or sector',
  import_alias_forgotten: 'Took a spelling of a canton or sector back',
  import_committed: 'Imported a file',
  import_cancelled: 'Gave an import up',
  import_undone: 'Took an import back',
} as const;
