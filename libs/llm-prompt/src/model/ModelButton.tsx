import Button from '@mui/material/Button';
import { PlugZap } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '@vaglio/ui';
import { ModelDialog } from './ModelDialog';

/**
 * Button that opens the dialog about the language model.
 * @param named model in the form; '' for the default model
 */
export function ModelButton({ named }: { readonly named: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<Icon of={PlugZap} />} onClick={() => setIsOpen(true)}>
        Test connection
      </Button>
      {isOpen && <ModelDialog named={named} onClose={() => setIsOpen(false)} />}
    </>
  );
}
