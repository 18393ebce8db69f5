import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DialogFrame } from '@vaglio/ui';

const SETTINGS = [
  ['LLM_BASE_URL', 'the address of the model server'],
  ['LLM_API_KEY', 'its key, where it wants one'],
  ['LLM_MODELS', 'the models that prompts may name'],
  ['LLM_PRICE_IN, LLM_PRICE_OUT', 'what a million tokens cost, for the budget'],
] as const;

/** Which settings of the server connect a language model: a key is never typed into the browser. */
export function ModelDialog({ onClose }: { readonly onClose: () => void }) {
  const actions = (
    <Button variant="contained" onClick={onClose}>
      Close
    </Button>
  );
  return (
    <DialogFrame title="Connect a language model" onClose={onClose} actions={actions}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        <span>
          A model is connected by settings of the server, which is started again afterwards. Its key is never
          typed into the browser.
        </span>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 3 }}>
          {SETTINGS.map(([name, what]) => (
            <div key={name}>
              <Box component="dt" sx={{ typography: 'mono', color: 'text.primary' }}>
                {name}
              </Box>
              <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
                {what}
              </Box>
            </div>
          ))}
        </Box>
        <span>Without one the built-in extractor reads the news, free of charge.</span>
      </Box>
    </DialogFrame>
  );
}
