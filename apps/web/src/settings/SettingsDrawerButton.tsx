import Button from '@mui/material/Button';
import { PanelLeft } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '@vaglio/ui';
import type { SettingsSection } from './settings-sections';
import { SettingsMenu } from './SettingsMenu';
import { SideDrawer } from '../navigation/SideDrawer';

/** Button that opens the settings menu in a drawer on screens narrower than 992 px. */
export function SettingsDrawerButton({ current }: { readonly current: SettingsSection }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        size="small"
        startIcon={<Icon of={PanelLeft} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        sx={{ display: { xs: 'inline-flex', lg: 'none' } }}
      >
        Settings
      </Button>
      <SideDrawer title="Settings" isOpen={isOpen} onClose={close}>
        <SettingsMenu current={current} onChoice={close} />
      </SideDrawer>
    </>
  );
}
