import { Download, Printer, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { columnLabel } from '@vaglio/startups-domain';
import { exportColumnsOf, readColumns, useListExport, type ListQuery } from '@vaglio/startups-data';
import { exportParams } from '../list/export-params';
import { useDocumentAddresses } from '@vaglio/startup-details';
import type { Selected } from './selected';

/** Maximum number of startups in a document, whose address contains all ids. */
const MAX_PRINTED = 50;
const MAX_EXPORTED = 500;

/** Print or export action. `problem` explains why the action is unavailable. */
export interface PaperAct {
  readonly name: 'Print' | 'Export';
  readonly icon: LucideIcon;
  readonly problem: string | null;
  readonly run: () => void;
}

/**
 * Returns the print and export actions for a selection. If the entire list is selected, the actions use the list query.
 * @returns `acts`, which contains the actions that the server supports, and the props of the export dialog
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
