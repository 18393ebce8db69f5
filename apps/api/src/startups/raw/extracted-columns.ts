/** Columns of a startup that an extraction calls otherwise, by its name for them; evidence is stored by the column. */
export const EXTRACTED_COLUMN = { pros: 'pros_text', cons: 'cons_text' } as const;
