import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon';
import { ExportFile, type ExportFileProps } from './ExportFile';

interface ExportMenuProps extends Omit<ExportFileProps, 'isOpen' | 'onClose'> {
  /** Says what the button is for. */
  readonly label: string;
  readonly icon: LucideIcon;
}

/** Opens the choice of format and columns for a file of the whole list; left out on a server that writes none. */
export function ExportMenu({ label, icon, ...file }: ExportMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {file.exporting.isSupported && (
        <IconButton aria-label={label} title={label} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          <Icon of={icon} />
        </IconButton>
      )}
      <ExportFile {...file} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
