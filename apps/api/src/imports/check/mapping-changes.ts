import type { ValueField, ImportRecord, ColumnChoice } from '../../platform/db/schema/imports.table';

/** Column as recorded in the audit trail, with its number in the file. */
type NamedColumn = { column: number; header: string; becomes: string; award?: string };

type Mapped = Pick<ImportRecord, 'headers' | 'columns' | 'value_choices' | 'chosen' | 'file_name'>;

/** Returns the columns whose mapping changed, before and after the change. A new column has no previous mapping. */
export function changedColumns(
  headers: readonly string[],
  before: readonly ColumnChoice[],
  after: readonly ColumnChoice[],
): { before: NamedColumn[]; after: NamedColumn[] } {
  const changed = after.flatMap((choice, index) =>
    choice.becomes === before[index]?.becomes && choice.award === before[index].award ? [] : [index],
  );
  const named = (columns: readonly ColumnChoice[]) =>
    changed.flatMap((index): NamedColumn[] => {
      const choice = columns[index];
      if (!choice) return [];
      const { becomes, award } = choice;
      const column = { column: index + 1, header: headers[index] ?? '', becomes };
      return [award === null ? column : { ...column, award }];
    });
  return { before: named(before), after: named(after) };
}

/** Returns a person's changes of parsing options, columns and values, before and after the change. */
export function changedMapping(before: Mapped, after: Mapped) {
  const columns = changedColumns(after.headers, before.columns, after.columns);
  const values = (['canton', 'sector'] as const).map((field) => changedValues(field, before, after));
  const isOther = JSON.stringify(before.chosen) !== JSON.stringify(after.chosen);
  const { file_name } = after;
  return {
    before: {
      ...(isOther && { read_as: before.chosen }),
      ...(columns.after.length > 0 && { columns: columns.before }),
      ...Object.assign({}, ...values.map((value) => value.before)),
    },
    after: {
      file_name,
      ...(isOther && { read_as: after.chosen }),
      ...(columns.after.length > 0 && { columns: columns.after }),
      ...Object.assign({}, ...values.map((value) => value.after)),
    },
  };
}

function changedValues(field: ValueField, before: Mapped, after: Mapped) {
  const [held, next] = [before.value_choices[field], after.value_choices[field]];
  const texts = [...new Set([...Object.keys(held), ...Object.keys(next)])];
  const changed = texts.filter((text) => held[text] !== next[text]);
  if (changed.length === 0) return { before: {}, after: {} };
  const codesOf = (codes: Readonly<Record<string, string>>) =>
    changed.flatMap((text) => (Object.hasOwn(codes, text) ? [{ text, code: codes[text] }] : []));
  return { before: { [field]: codesOf(held) }, after: { [field]: codesOf(next) } };
}
