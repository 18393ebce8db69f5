import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon';
import { preloadExportDialog } from './LazyExportDialog';
import { ExportFile, type ExportFileProps } from './ExportFile';

interface ExportMenuProps extends Omit<ExportFileProps, 'isOpen' | 'onClose'> {
  /** Accessible label of the button. */
  readonly label: string;
  readonly icon: LucideIcon;
}

/** Button that opens the export dialog of the full list. It is hidden if the server does not support the export. */
export function ExportMenu({ label, icon, ...file }: ExportMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {file.exporting.isSupported && (
        <IconButton
          aria-label={label}
          title={label}
          aria-haspopup="dialog"
          onPointerEnter={preloadExportDialog}
          onFocus={preloadExportDialog}
          onClick={() => setIsOpen(true)}
        >
          <Icon of={icon} />
        </IconButton>
      )}
      <ExportFile {...file} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
