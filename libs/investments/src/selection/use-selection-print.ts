import { Download, Printer, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { columnLabel } from '@vaglio/startups-domain';
import { exportColumnsOf, readColumns, useListExport, type ListQuery } from '@vaglio/startups-data';
import { exportParams } from '../list/export-params';
import { useDocumentAddresses } from '@vaglio/startup-details';
import type { Selected } from './selected';

/** As many startups as a document, and as an address, holds. */
const MAX_PRINTED = 50;
const MAX_EXPORTED = 500;

/** What takes the selection out of the application; `problem` says why it cannot now. */
export interface PaperAct {
  readonly name: 'Print' | 'Export';
  readonly icon: LucideIcon;
  readonly problem: string | null;
  readonly run: () => void;
}

/**
 * The shortlist and the file of a selection. All of a list is printed and exported as that list.
 * @returns `acts` that the server offers, and the props of the dialog of the export
 */
export function useSelectionPrint(listQuery: ListQuery, { entries, isWhole }: Selected) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const documents = useDocumentAddresses();
  const ids = isWhole ? [] : [...entries.keys()];
  const shown = readColumns(listQuery.columns);
  const exporting = useListExport('ranked', { ...exportParams(listQuery), ids: ids.join(',') }, shown);
  const acts: PaperAct[] = [
    ...(documents
      ? [
          {
            name: 'Print' as const,
            icon: Printer,
            problem: ids.length > MAX_PRINTED ? `At most ${MAX_PRINTED} are printed` : null,
            run: () => void navigate(documents.shortlist(ids)),
          },
        ]
      : []),
    ...(exporting.isSupported
      ? [
          {
            name: 'Export' as const,
            icon: Download,
            problem: ids.length > MAX_EXPORTED ? `At most ${MAX_EXPORTED} are exported` : null,
            run: () => setOpen(true),
          },
        ]
      : []),
  ];
  const file = {
    name: 'ranked',
    total: entries.size,
    isSelection: true,
    columns: { ...exportColumnsOf('ranked'), screen: shown.map(columnLabel) },
    exporting,
    isOpen,
    onClose: () => setOpen(false),
  };
  return { acts, file };
}
