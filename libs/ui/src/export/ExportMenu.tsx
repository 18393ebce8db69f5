import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import type { LucideIcon } from 'lucide-react';
import { formatCount } from '../format/number-formats';
import { Icon } from '../Icon';
import { SuccessNotice } from '../message/SuccessNotice';
import { saveFile } from '../save-file';
import { ExportDialog } from './ExportDialog';
import { useExportChoice, type ExportChoice } from './use-export-choice';

interface ExportMenuProps {
  /** Of the list, by which the choice is remembered. */
  readonly name: string;
  /** Says what the button is for. */
  readonly label: string;
  readonly icon: LucideIcon;
  /** Rows of the list; null while they are not known. */
  readonly total: number | null;
  readonly columns: {
    readonly options: readonly { readonly key: string; readonly label: string }[];
    /** Keys of the columns without a choice. */
    readonly usual: readonly string[];
  };
  readonly exporting: {
    readonly isOffered: boolean;
    readonly progress: { readonly bytes: number; readonly rows: number | null } | null;
    readonly failure: string | null;
    /** Resolves with null when it was stopped or failed. */
    readonly run: (choice: ExportChoice) => Promise<{ name: string; blob: Blob; rows: number | null } | null>;
    readonly cancel: () => void;
  };
}

/** Opens the choice of format and columns for a file of the whole list; left out on a server that writes none. */
export function ExportMenu({ name, label, icon, total, columns, exporting }: ExportMenuProps) {
  const { options, usual } = columns;
  const [isOpen, setIsOpen] = useState(false);
  const [saved, setSaved] = useState<string | null>(null);
  const [choice, remember] = useExportChoice(
    name,
    options.map(({ key }) => key),
    usual,
  );
  const run = async (chosen: ExportChoice) => {
    remember(chosen);
    const file = await exporting.run(chosen);
    if (file === null) return;
    saveFile(file.name, file.blob);
    setIsOpen(false);
    setSaved(savedText(file, total));
  };
  return (
    <>
      {exporting.isOffered && (
        <IconButton aria-label={label} title={label} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          <Icon of={icon} />
        </IconButton>
      )}
      {isOpen && (
        <ExportDialog
          total={total}
          options={options}
          start={choice}
          progress={exporting.progress}
          failure={exporting.failure}
          onExport={(chosen) => void run(chosen)}
          onCancel={exporting.cancel}
          onClose={() => setIsOpen(false)}
        />
      )}
      {saved !== null && (
        <SuccessNotice key={saved} onEnd={() => setSaved(null)}>
          {saved}
        </SuccessNotice>
      )}
    </>
  );
}

function savedText({ name, rows }: { name: string; rows: number | null }, total: number | null): string {
  if (rows === null) return `${name} is saved.`;
  const count = `${name} holds ${formatCount(rows)} ${rows === 1 ? 'row' : 'rows'}`;
  return total === null || rows === total
    ? `${count}.`
    : `${count}; the list showed ${formatCount(total)} and has changed since.`;
}
