import { formatCount } from '../format/number-formats';
import { saveFile } from '../save-file';
import { useToast } from '../toast/ToastProvider';
import type { ColumnOption } from './ColumnChoice';
import { LazyExportDialog } from './LazyExportDialog';
import { useExportChoice, type ExportChoice } from './use-export-choice';

interface ExportedFile {
  readonly name: string;
  readonly blob: Blob;
  readonly rows: number | null;
  readonly columns: number | null;
}

export interface ExportFileProps {
  /** Name of the list, under which the export options are stored. */
  readonly name: string;
  /** Number of rows in the list; null while unknown. */
  readonly total: number | null;
  /** True if the user has selected the rows. */
  readonly isSelection?: boolean;
  readonly columns: {
    readonly options: readonly ColumnOption[];
    /** Keys of the default columns. */
    readonly usual: readonly string[];
    /** Column labels of the displayed table; undefined if the list does not offer the `screen` format. */
    readonly screen?: readonly string[];
  };
  readonly exporting: {
    readonly isSupported: boolean;
    readonly progress: { readonly bytes: number; readonly rows: number | null } | null;
    readonly failure: string | null;
    /** Runs the export. It resolves with null if the export was stopped or failed. */
    readonly run: (choice: ExportChoice) => Promise<ExportedFile | null>;
    readonly cancel: () => void;
  };
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Export dialog of a list. After the export, a toast shows the number of rows. */
export function ExportFile(props: ExportFileProps) {
  const { name, total, isSelection = false, columns, exporting, isOpen, onClose } = props;
  const { options, usual, screen } = columns;
  const toast = useToast();
  const [choice, remember] = useExportChoice(
    name,
    options.map(({ key }) => key),
    usual,
    screen !== undefined,
  );
  const run = async (chosen: ExportChoice) => {
    remember(chosen);
    const file = await exporting.run(chosen);
    if (file === null) return;
    saveFile(file.name, file.blob);
    onClose();
    toast({ message: savedText(file, total, isSelection) });
  };
  return (
    isOpen && (
      <LazyExportDialog
        total={total}
        isSelection={isSelection}
        options={options}
        screen={screen}
        start={choice}
        progress={exporting.progress}
        failure={exporting.failure}
        onExport={(chosen) => void run(chosen)}
        onCancel={exporting.cancel}
        onClose={onClose}
      />
    )
  );
}

function savedText(
  { name, rows, columns }: ExportedFile,
  total: number | null,
  isSelection: boolean,
): string {
  if (rows === null) return `${name} is saved.`;
  const held = `${name} holds ${formatCount(rows)} ${rows === 1 ? 'row' : 'rows'}`;
  const count =
    columns === null ? held : `${held} and ${formatCount(columns)} ${columns === 1 ? 'column' : 'columns'}`;
  if (total === null || rows === total) return `${count}.`;
  return isSelection
    ? `${count}; ${formatCount(total)} were selected, and the list has changed since.`
    : `${count}; the list showed ${formatCount(total)} and has changed since.`;
}
