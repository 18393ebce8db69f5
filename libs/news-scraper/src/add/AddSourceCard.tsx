import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Search } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { discoverSourcesLimits } from '@vaglio/contract';
import { BusyButton, ErrorAlert, Field, Icon, Section } from '@vaglio/ui';
import { SourceDialog } from '../sources/SourceDialog';
import { DiscoveryResult } from './DiscoveryResult';
import { useDiscovery } from './use-discovery';

/**
 * Card that adds sources by address. The server searches for feeds and news sitemaps. A page of links can also become a
 * source.
 */
export function AddSourceCard() {
  const [address, setAddress] = useState('');
  const [isByHand, setIsByHand] = useState(false);
  const { found, look, isLooking, failure, ...discovery } = useDiscovery();
  const field = useRef<HTMLInputElement>(null);
  /** Empties the form and moves the focus to the field, because the pressed button disappears with the result. */
  const startAgain = () => {
    setAddress('');
    field.current?.focus();
  };
  const cancel = () => {
    startAgain();
    discovery.clear();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (address.trim() !== '') look(address);
  };
  return (
    <Section
      title="Add source"
      purpose="Enter the address of a feed or of any page. Vaglio looks for feeds."
      action={
        <Button variant="text" onClick={() => setIsByHand(true)}>
          Add source by hand
        </Button>
      }
      headingLevel={2}
    >
      <Box component="form" aria-label="Add source" onSubmit={submit} sx={FORM}>
        <Field
          label="Address"
          inputRef={field}
          value={address}
          onChange={setAddress}
          placeholder="startupticker.ch"
          autoComplete="off"
          inputMode="url"
          maxLength={discoverSourcesLimits.address.maxLength}
        />
        <BusyButton
          type="submit"
          variant="outlined"
          startIcon={<Icon of={Search} />}
          busy={isLooking}
          busyLabel="Looking…"
        >
          Look for feeds
        </BusyButton>
      </Box>
      {failure !== null && (
        <Box sx={{ mt: 4 }}>
          <ErrorAlert>{failure}</ErrorAlert>
        </Box>
      )}
      {found && (
        <DiscoveryResult
          key={found.url}
          found={found}
          isAdding={discovery.isAdding}
          onAdd={async (sources) => {
            if (await discovery.add(sources)) startAgain();
          }}
          onCancel={cancel}
        />
      )}
      {isByHand && <SourceDialog source={null} onClose={() => setIsByHand(false)} />}
    </Section>
  );
}

const FORM = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr auto' },
  gap: 2,
  alignItems: 'end',
};
