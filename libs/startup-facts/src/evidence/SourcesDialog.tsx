import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Evidence } from '@vaglio/contract';
import { quotedValues } from '@vaglio/startups-data';
import { DialogFrame } from '@vaglio/ui';
import { QuotedArticle } from '../quote/QuotedArticle';
import { placeOfAward } from './award-sources';

interface SourcesDialogProps {
  /** Name of the startup. */
  readonly name: string;
  readonly items: readonly Evidence[];
  /** Award whose quote is shown. If it is set, only articles with this award are listed. */
  readonly award?: string;
  readonly onClose: () => void;
}

/** Dialog with the values that each article states about a startup. Their quotes are highlighted in the text. */
export function SourcesDialog({ name, items, award, onClose }: SourcesDialogProps) {
  const shown =
    award === undefined ? items : items.filter(({ fields }) => placeOfAward(fields, award) !== null);
  return (
    <DialogFrame
      title={`Sources of ${name}`}
      width="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Box sx={{ display: 'grid', gap: 6 }}>
        {shown.map(({ extraction_id, article, fields }) => {
          const place = award === undefined ? null : placeOfAward(fields, award);
          return (
            <QuotedArticle
              key={extraction_id}
              article={article}
              values={quotedValues(fields)}
              {...(place !== null && { firstChosen: place })}
            />
          );
        })}
      </Box>
    </DialogFrame>
  );
}
